import type { DeskService } from '@pulli/contracts/desk-service.ts'
import type { ServiceMode } from '@pulli/domain/appointment/service-modes.ts'
import { m } from '@pulli/messages/messages.js'

export const MODE_WORDS = {
  video: m.desk_service_video,
  phone: m.desk_service_phone,
  'in-person': m.desk_service_in_person,
} as const satisfies Record<ServiceMode, () => string>

type Length = Pick<DeskService, 'minutes' | 'buffer_minutes' | 'mode'>

/** How long it is and how it takes place: `50 minutes, then 10 free`. */
export function lengthInWords({ minutes, buffer_minutes: buffer }: Length): string {
  return buffer === 0 ? m.desk_service_length({ minutes }) : m.desk_service_length_buffer({ minutes, buffer })
}

/** A whole service in a line, shown on an edit conflict. */
export function serviceInWords({ name, sections, people, ...length }: DeskService): string {
  const givers = people.length === 0 ? m.desk_service_people_none() : people.map((one) => one.name).join(', ')
  return [name, lengthInWords(length), MODE_WORDS[length.mode](), sections.join(', '), givers].join('; ')
}
