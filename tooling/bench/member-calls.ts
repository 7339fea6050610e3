import { createHash, randomUUID } from 'node:crypto'
import { insertAssessment } from '@pulli/data/assessment/assessments.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { hasConsent } from '@pulli/data/consent/consents.ts'
import { openDatabase } from '@pulli/data/database.ts'
import type { DataKey } from '@pulli/data/encryption/data-key.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import { openKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { countHit } from '@pulli/data/limits/rate-limits.ts'
import { findMemberByAccessToken } from '@pulli/data/members/members.ts'
import { listMoods, saveMood, updateMood } from '@pulli/data/mood/moods.ts'
import type { Db, Tx } from '@pulli/data/schema.ts'
import { lasting, times } from './duration.ts'
import { type Figure, median } from './figure.ts'
import type { SignedInMember } from './many-members.ts'
import { callApi, perSecond } from './pace.ts'

const ROUNDS = times(3)
const SECONDS = lasting(3)

type Member = SignedInMember & { moodId: string }

/** A call over HTTP, and the same SQL statements without HTTP. */
type Measured = {
  name: string
  call(siteUrl: string, member: Member): Promise<unknown>
  statements(db: Db, member: Member, keys: EncryptionKeys): Promise<unknown>
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

/** The statements of every change of a member: the session, the consent, the limit, the change and its audit row. */
async function changing(
  db: Db,
  { memberId, token }: Member,
  keys: EncryptionKeys,
  { purpose, action }: { purpose: 'moods' | 'assessments'; action: string },
  work: (tx: Tx, now: Date, dataKey: DataKey) => Promise<string>,
) {
  const now = new Date()
  const member = await memberOf(db, keys, token, now)
  await db.transaction().execute(async (tx) => {
    await hasConsent(tx, memberId, purpose)
    await countHit(tx, { limitName: 'bench', keyHash: `${purpose}${memberId}`, windowSeconds: 3_600, now })
    const subjectId = await work(tx, now, member.dataKey)
    await recordAudit(tx, {
      actor: 'bench',
      action,
      subjectKind: 'thing',
      subjectId,
      traceId: randomUUID(),
      now,
    })
  })
}

async function memberOf(db: Db, keys: EncryptionKeys, token: string, now: Date) {
  const member = await findMemberByAccessToken(db, keys, createHash('sha256').update(token).digest(), now)
  if (member === undefined) throw new Error('a member of the bench is not signed in')
  return member
}

const bearer = ({ token }: Member) => ({ authorization: `Bearer ${token}` })
const MOOD = { moodType: 'GOOD', note: 'A good day' } as const

const CALLS: readonly Measured[] = [
  {
    name: 'createMood',
    call: (url, member) =>
      callApi(url, { method: 'POST', path: '/mood/createMood', body: MOOD, headers: bearer(member) }),
    statements: (db, member, keys) =>
      changing(db, member, keys, { purpose: 'moods', action: 'mood.change' }, async (tx, now, dataKey) => {
        const day = now.toISOString().slice(0, 10)
        const { memberId } = member
        const zone = { timeZone: 'Asia/Kolkata' }
        const saved = await saveMood(tx, dataKey, { ...MOOD, ...zone, memberId, day, now })
        return saved?.moodId ?? ''
      }),
  },
  {
    name: 'updateMood',
    call: (url, member) =>
      callApi(url, {
        method: 'PUT',
        path: `/mood/updateMood/${member.moodId}`,
        body: MOOD,
        headers: bearer(member),
      }),
    statements: (db, member, keys) =>
      changing(db, member, keys, { purpose: 'moods', action: 'mood.change' }, async (tx, now, dataKey) => {
        const { memberId, moodId } = member
        await updateMood(tx, dataKey, { ...MOOD, memberId, moodId, version: undefined, now })
        return moodId
      }),
  },
  {
    name: 'store-assessment-result',
    call: (url, member) =>
      callApi(url, {
        method: 'POST',
        path: '/assessments/store-assessment-result?keep=required',
        body: SITTING,
        headers: bearer(member),
      }),
    statements: (db, member, keys) =>
      changing(db, member, keys, { purpose: 'assessments', action: 'assessment.store' }, (tx, now, dataKey) =>
        insertAssessment(tx, dataKey, {
          memberId: member.memberId,
          assessmentName: 'Perceived Stress Assessment',
          now,
          packId: 'bench',
          packVersion: '1',
          responses: Array(10).fill(1),
          total: 10,
          maximum: 40,
          level: 'x',
          safety: 'none',
          hasSafetyAnswer: false,
          functionalAnswer: null,
        }),
      ),
  },
  {
    name: 'getMoods',
    call: (url, member) => callApi(url, { method: 'GET', path: '/mood/getMoods', headers: bearer(member) }),
    async statements(db, { memberId, token }, keys) {
      const member = await memberOf(db, keys, token, new Date())
      await listMoods(db, member.dataKey, {
        memberId,
        from: undefined,
        to: undefined,
        most: 401,
      })
    },
  },
]

/** P9: each call against the same SQL through the same driver and pool without HTTP, measured in turns. */
export async function measureMemberCalls(
  siteUrl: string,
  databaseUrl: string,
  keysDir: string,
  members: readonly SignedInMember[],
): Promise<Figure[]> {
  const database = openDatabase({ url: databaseUrl, maxConnections: 10 })
  const keys = await openKeyFolder(keysDir)
  const { rows } = await database.pool.query<{ id: string; mood: string }>(
    'select distinct on (member_id) member_id as id, mood_id as mood from moods',
  )
  const moods = new Map(rows.map(({ id, mood }) => [id, mood]))
  const all: Member[] = members.map((one) => ({ ...one, moodId: moods.get(one.memberId) ?? '' }))
  let turn = 0
  const next = () => all[turn++ % all.length] as Member
  const figures: Figure[] = []
  for (const { name, call, statements } of CALLS) {
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push(await perSecond(SECONDS, async () => void (await statements(database.db, next(), keys))))
      ours.push(await perSecond(SECONDS, async () => void (await call(siteUrl, next()))))
    }
    const ratio = median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)))
    figures.push({
      id: 'P9',
      what: `${name} against the same SQL without HTTP`,
      measured: `${ratio.toFixed(2)} of it (${Math.round(median(ours))} and ${Math.round(median(theirs))} a second)`,
      bound: '≥ 0.4 of it',
      holds: ratio >= 0.4,
    })
  }
  await database.close()
  return figures
}
