import { type CallHours, promisedCall } from '@pulli/contracts/callback/call-hours.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { insertAvailabilityException } from '@pulli/data/availability/hours.ts'
import { makeFollowToken } from '@pulli/data/consultation/request-links.ts'
import {
  eraseRequest,
  insertConsultationRequest,
  listSampleRequests,
} from '@pulli/data/consultation/requests.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import type { Db, Tx } from '@pulli/data/schema.ts'
import { removeStaff } from '@pulli/data/staff/owners.ts'
import { isDeskNew, listSampleStaff } from '@pulli/data/staff/staff.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { CONSULTATION_NOTICE_VERSION } from '@pulli/domain/consultation/privacy-notice.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pulli/domain/day/local-day.ts'
import { DESK_SAMPLES, type SampleRequest } from './desk-samples.ts'
import { hireSampleStaff } from './hire-sample-staff.ts'
import { liveSampleRequest, momentsOf } from './live-sample-request.ts'

export type DeskToSeed = {
  /** Of the office: promises and hours of the people follow them. */
  hours: CallHours
  /** The entries of the team page by name, to link the people who are shown there. */
  teamEntries: ReadonlyMap<string, string>
  /** What came before does not count as new. */
  startedAt: Date
  now: Date
}

/** How many days from now one of the people has a day off. */
const DAY_OFF_AHEAD = 8

/**
 * Gives a new desk its sample people, what they offer and when, and requests in every state, once: what was removed or
 * erased since stays so. No mail is written. Returns whether it did.
 */
export async function seedDeskSamples(
  db: Db,
  keys: EncryptionKeys,
  { hours, teamEntries, startedAt, now }: DeskToSeed,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await isDeskNew(tx, { before: startedAt }))) return false
    const people = await hireSampleStaff(tx, { teamEntries, now })
    const offDay = addDays(dayIn(DEFAULT_TIME_ZONE, now), DAY_OFF_AHEAD)
    const dayOff = {
      kind: 'off',
      firstOn: offDay,
      lastOn: offDay,
      hours: null,
      zone: DEFAULT_TIME_ZONE,
    } as const
    await insertAvailabilityException(tx, {
      id: uuidV7(now),
      staffId: people.meera.id,
      exception: dayOff,
      now,
    })
    const momentOf = momentsOf(hours.week, now)
    const desk = { people, dayOff, holidays: hours.week?.holidays ?? [], momentOf, now }
    for (const request of DESK_SAMPLES.requests) {
      const askedAt = momentOf(request.asked)
      const id = await insertSampleRequest(tx, keys, { request, hours, askedAt })
      await liveSampleRequest(tx, { id, life: request.life, desk })
    }
    await recordAudit(tx, { actor: 'system', action: 'desk-samples.seed', subjectKind: 'staff', now })
    return true
  })
}

async function insertSampleRequest(
  tx: Tx,
  keys: EncryptionKeys,
  { request, hours, askedAt }: { request: SampleRequest; hours: CallHours; askedAt: Date },
): Promise<string> {
  const id = uuidV7(askedAt)
  const { name, phone, section, relation, contact } = request
  await insertConsultationRequest(tx, keys, {
    id,
    name,
    email: `${id}@example.org`,
    phone,
    section,
    relation,
    contact,
    forWhom: relation === undefined ? 'me' : 'child',
    consultationOn: addDays(dayIn(DEFAULT_TIME_ZONE, askedAt), 5),
    timeZone: DEFAULT_TIME_ZONE,
    noticeVersion: CONSULTATION_NOTICE_VERSION,
    promisedBy: promisedCall(hours, askedAt)?.by ?? null,
    followToken: makeFollowToken(),
    isSample: true,
    now: askedAt,
  })
  return id
}

/**
 * Ends the samples of an earlier trial: no visitor may be offered a time of a person who does not exist, and no figure may
 * count an invented request. Returns whether there were any.
 */
export async function clearDeskSamples(db: Db, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const requests = await listSampleRequests(tx)
    const people = await listSampleStaff(tx)
    if (requests.length + people.length === 0) return false
    for (const id of requests) await eraseRequest(tx, id)
    for (const id of people) await removeStaff(tx, id, now)
    await recordAudit(tx, { actor: 'system', action: 'desk-samples.clear', subjectKind: 'staff', now })
    return true
  })
}
