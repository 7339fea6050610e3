import { setTimeout as sleep } from 'node:timers/promises'
import { openDetails, type StoredDetails } from '@pulli/data/consultation/request-details.ts'
import { openKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { CONSENT_NOTICE_VERSIONS } from '@pulli/domain/consent/consent-purposes.ts'
import type pg from 'pg'
import { acknowledgedCalls, type Call, type CodeOf, signInAnew } from './acknowledged-call.ts'
import { consultationBody } from './consultation-body.ts'

/** The acknowledged writes, which must survive every kill. */
export interface Acknowledged {
  /** Mail addresses of consultation requests. */
  readonly requests: string[]
  /** Per member: the number of assessments, and the version of today's mood. */
  readonly members: Map<string, { assessments: number; moodVersion: number }>
}

/** Sends requests, assessments and moods until stopped, and records each acknowledgement. */
export function ledgerWriter(siteUrl: string) {
  const acknowledged: Acknowledged = { requests: [], members: new Map() }
  let stopped = false
  const call = acknowledgedCalls(siteUrl)

  async function writeRequests() {
    while (!stopped) {
      const body = consultationBody()
      if (await call('POST', '/user-contact-email', body)) acknowledged.requests.push(body.email)
      else await sleep(10)
    }
  }

  async function writeAsMember() {
    while (!stopped) {
      const member = await newMember(call)
      if (member === undefined) {
        await sleep(10)
        continue
      }
      const told = { assessments: 0, moodVersion: 0 }
      acknowledged.members.set(member.id, told)
      // Their limits are hourly: after a few requests another member continues.
      for (let n = 0; n < 20 && !stopped; n++) {
        if (await call('POST', '/assessments/store-assessment-result?keep=required', SITTING, member.token))
          told.assessments++
        const mood = await call('POST', '/mood/createMood', { moodType: 'GOOD', note: `${n}` }, member.token)
        if (mood) told.moodVersion = mood.version
      }
    }
  }
  const writing = Promise.all([writeRequests(), writeAsMember()])
  return {
    acknowledged,
    /** How many writes were acknowledged, or none as long as a request or a member is missing. */
    writes() {
      const members = [...acknowledged.members.values()]
      const ofMembers = members.reduce((sum, one) => sum + one.assessments + one.moodVersion, 0)
      return acknowledged.requests.length > 0 && ofMembers > 0 ? acknowledged.requests.length + ofMembers : 0
    },
    async stop() {
      stopped = true
      await writing
    },
  }
}

const SITTING = {
  assessment_name: 'Perceived Stress Assessment',
  assessment_responses: Array.from({ length: 10 }, (_, questionIndex) => ({
    questionIndex,
    question: `Question ${questionIndex + 1}`,
    answer: null,
    answerIndex: 1,
  })),
}

/** Signs in a new member with both consents. */
export async function newMember(
  call: Call,
  codeOf?: CodeOf,
): Promise<{ id: string; token: string } | undefined> {
  const member = await signInAnew(call, codeOf)
  if (member === undefined) return undefined
  for (const purpose of ['assessments', 'moods'] as const) {
    const consent = {
      is_given: true,
      notice_version: CONSENT_NOTICE_VERSIONS[purpose],
      is_adult: true,
    }
    if (!(await call('PUT', `/members/me/consents/${purpose}`, consent, member.token))) return undefined
  }
  return member
}

/** Returns acknowledged writes that are missing, and incomplete ones. Both must be empty. */
export async function faultsOf(
  client: pg.Client,
  keysDir: string,
  { requests, members }: Acknowledged,
): Promise<string[]> {
  const faults: string[] = []
  const { rows: stored } = await client.query<StoredDetails>(
    `select id, wrapped_key as "wrappedKey", details_encrypted as "detailsEncrypted"
     from consultation_requests`,
  )
  const keys = await openKeyFolder(keysDir)
  const kept = await Promise.all(stored.map((row) => openDetails(keys, row)))
  const emails = new Set(kept.map(({ email }) => email))
  for (const email of requests) if (!emails.has(email)) faults.push(`request of ${email}`)

  const { rows } = await client.query<{ id: string; assessments: number; version: number }>(
    `select member_id as id, coalesce(max(version), 0) as version,
       (select count(*)::int from assessments where assessments.member_id = members.member_id) as assessments
     from members left join moods using (member_id) group by 1`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const [id, told] of members) {
    const row = byId.get(id)
    if (row === undefined || row.assessments < told.assessments || row.version < told.moodVersion)
      faults.push(`member ${id}: ${JSON.stringify({ told, row })}`)
  }
  const halves = await client.query<{ id: string }>(
    `select id from assessments where member_id = any ($1) and not exists (
       select from audit_events where action = 'assessment.store' and subject_id = assessments.id)
     union all select mood_id from moods where member_id = any ($1) and version <> (
       select count(*) from audit_events where action like 'mood.%' and subject_id = mood_id)`,
    [[...members.keys()]],
  )
  return [...faults, ...halves.rows.map(({ id }) => `half of ${id}`)]
}
