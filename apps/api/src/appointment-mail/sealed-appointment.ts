import type { AppointmentToMail } from '@pulli/data/appointment/find-appointment-to-mail.ts'
import { decryptText, encryptText } from '@pulli/data/encryption/data-key.ts'
import { type EncryptionKeys, makeDataKey } from '@pulli/data/encryption/encryption-keys.ts'

/** What a mail needs of an appointment whose rows are deleted, encrypted under a key of its own. Both are base64. */
export type SealedAppointment = { key: string; sealed: string }

const PLACE = { table: 'jobs', column: 'sealed', row: '' }

/** Seals an appointment for one mail. The owner is what the job names: laid into another job, it does not open. */
export async function sealAppointment(
  { wrapping }: EncryptionKeys,
  owner: string,
  appointment: AppointmentToMail,
): Promise<SealedAppointment> {
  const key = makeDataKey()
  const sealed = encryptText({ owner, key }, PLACE, JSON.stringify(appointment))
  return {
    key: (await wrapping.wrap(owner, key)).toString('base64'),
    sealed: sealed.toString('base64'),
  }
}

/** @throws UnreadableValue if the key is lost */
export async function openAppointment(
  { wrapping }: EncryptionKeys,
  owner: string,
  { key, sealed }: SealedAppointment,
): Promise<AppointmentToMail> {
  const dataKey = { owner, key: await wrapping.unwrap(owner, Buffer.from(key, 'base64')) }
  const stored = JSON.parse(decryptText(dataKey, PLACE, Buffer.from(sealed, 'base64')))
  return { ...stored, startsAt: new Date(stored.startsAt), endsAt: new Date(stored.endsAt) }
}
