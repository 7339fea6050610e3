import { isTimeZone } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { PersonName } from './name-text.ts'
import { Code, TimeZoneIsChosen } from './sign-in.ts'
import { singleLineText } from './single-line-text.ts'

/** The member's own profile. Only the last four digits of the number are shown. */
export const Member = z.strictObject({
  name: z.string(),
  time_zone: z.string(),
  time_zone_is_chosen: TimeZoneIsChosen,
  phone: z.string(),
  member_since: z.string().meta({ format: 'date-time' }),
})
export type Member = z.infer<typeof Member>

const unknownZone = () => m.field_time_zone_unknown()

/** What `PATCH /members/me` takes: the name, the time zone, or both. */
export const MemberChange = z
  .strictObject({
    name: PersonName.optional(),
    time_zone: singleLineText({ maxCharacters: 64, missing: unknownZone, tooLong: unknownZone })
      .refine(isTimeZone, { error: unknownZone })
      .optional(),
  })
  .refine(({ name, time_zone }) => name !== undefined || time_zone !== undefined, {
    path: ['name'],
    error: () => m.field_nothing_to_change(),
  })
export type MemberChange = z.infer<typeof MemberChange>

/** One session of a member. `device` is for example `Chrome, Android`, or empty. */
export const MemberSession = z.strictObject({
  id: z.uuid(),
  device: z.string(),
  signed_in_at: z.string().meta({ format: 'date-time' }),
  last_used_at: z.string().meta({ format: 'date-time' }),
  is_current: z.boolean(),
})
export type MemberSession = z.infer<typeof MemberSession>

/** The ended session. */
export const EndedSession = z.strictObject({ id: z.uuid() })
export type EndedSession = z.infer<typeof EndedSession>

/** What `DELETE /members/me` takes: the code of `POST /members/me/erase-request`. */
export const Erasure = z.strictObject({ otp: Code })
export type Erasure = z.infer<typeof Erasure>

/** What `GET /members/me/sealing-keys` answers with: AES-256 keys in base64. The first encrypts; all may decrypt. */
export const SealingKeys = z.strictObject({ keys: z.array(z.base64()).min(1) })
export type SealingKeys = z.infer<typeof SealingKeys>

/** What `POST /members/me/export-confirm` takes: the code of `POST /members/me/export-request`. */
export const ExportConfirmation = z.strictObject({ otp: Code })
export type ExportConfirmation = z.infer<typeof ExportConfirmation>

/** A sign-in from an unknown browser. `id` is its session's. */
export const SignInNotice = z.strictObject({
  id: z.uuid(),
  device: z.string(),
  signed_in_at: z.string(),
  /** Whether it can still be ended. */
  is_running: z.boolean(),
})
export type SignInNotice = z.infer<typeof SignInNotice>

/** The dismissed notice. */
export const DismissedNotice = z.strictObject({ id: z.uuid() })
export type DismissedNotice = z.infer<typeof DismissedNotice>
