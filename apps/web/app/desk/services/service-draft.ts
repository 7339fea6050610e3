import type { DeskService, NewDeskService, ServiceGiver } from '@pulli/contracts/desk-service.ts'
import { foldDigits } from '@pulli/domain/typed-digits/fold-digits.ts'

/** A service as it is being typed. */
export interface ServiceDraft {
  readonly name: string
  readonly minutes: string
  readonly buffer: string
  readonly mode: string
  readonly sections: readonly string[]
  /** The ids of those who give it. */
  readonly people: readonly string[]
}

/** What a form begins with where a service is added. */
export const NEW_SERVICE: ServiceDraft = {
  name: '',
  minutes: '50',
  buffer: '10',
  mode: 'video',
  sections: [],
  people: [],
}

/** Returns what a form begins with where a service is changed. */
export function draftOf({
  name,
  minutes,
  buffer_minutes,
  mode,
  sections,
  people,
}: DeskService): ServiceDraft {
  return {
    name,
    minutes: String(minutes),
    buffer: String(buffer_minutes),
    mode,
    sections,
    people: people.map(({ id }) => id),
  }
}

/** Returns the body to send. The call refuses invalid numbers; people who left meanwhile are omitted. */
export function bodyOf(draft: ServiceDraft, atDesk: readonly ServiceGiver[]): NewDeskService {
  const { name, minutes, buffer, mode, sections, people } = draft
  const body = {
    name,
    minutes: numberIn(minutes),
    buffer_minutes: numberIn(buffer),
    mode,
    sections,
    people: people.filter((person) => atDesk.some(({ id }) => id === person)),
  }
  return body as unknown as NewDeskService
}

/** Returns a list with one thing more, or less where it has it. */
export function toggled(list: readonly string[], one: string): readonly string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}

function numberIn(typed: string): number | string {
  const text = foldDigits(typed).trim()
  return /^\d+$/.test(text) ? Number(text) : text
}
