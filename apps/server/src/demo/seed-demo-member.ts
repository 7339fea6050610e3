import { Audio, Video } from '@pulli/contracts/content.ts'
import { parseList } from '@pulli/contracts/content-answers.ts'
import { DocumentId } from '@pulli/contracts/favourite.ts'
import { insertAssessment } from '@pulli/data/assessment/assessments.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { insertConsent } from '@pulli/data/consent/consents.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import { insertFavourite } from '@pulli/data/favourite/favourites.ts'
import { insertMember } from '@pulli/data/members/members.ts'
import { insertMoods } from '@pulli/data/mood/moods.ts'
import type { Db } from '@pulli/data/schema.ts'
import type { AssessmentName, Instrument } from '@pulli/domain/assessment/instrument.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { scoreAssessment } from '@pulli/domain/assessment/score-assessment.ts'
import { CONSENT_NOTICE_VERSIONS, CONSENT_PURPOSES } from '@pulli/domain/consent/consent-purposes.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { MOOD_TYPES, type MoodType } from '@pulli/domain/mood/mood-types.ts'
import type { ContentCache } from '../content/content-cache.ts'
import { DEMO_MEMBER } from './demo-member.ts'
import notes from './demo-notes.json' with { type: 'json' }

const DAYS_AGO = 366

/**
 * Creates the demo member with a year of entries, once: later changes stay.
 * @returns the id of the member, or undefined where there was one
 */
export async function seedDemoMember(db: Db, keys: EncryptionKeys, now: Date): Promise<string | undefined> {
  const { phone, name, timeZone } = DEMO_MEMBER
  const today = dayIn(timeZone, now)
  const joined = new Date(`${addDays(today, -DAYS_AGO)}T14:00:00Z`)

  return db.transaction().execute(async (tx) => {
    const member = await insertMember(tx, keys, { phone, name, timeZone, now: joined })
    if (member === undefined) return undefined
    const { memberId } = member
    const { dataKey } = member

    for (const purpose of CONSENT_PURPOSES) {
      const noticeVersion = CONSENT_NOTICE_VERSIONS[purpose]
      await insertConsent(tx, { memberId, purpose, noticeVersion, now: joined })
    }
    await insertMoods(
      tx,
      dataKey,
      memberId,
      demoMoods(today).map((mood) => ({ ...mood, timeZone })),
    )
    for (const { instrument, responses, scoring, now: taken } of demoAssessments(today)) {
      await insertAssessment(tx, dataKey, {
        memberId,
        assessmentName: instrument.assessmentName,
        packId: instrument.id,
        packVersion: instrument.version,
        responses,
        functionalAnswer: instrument.functionalQuestion ? demoFunctionalAnswer(scoring.total) : null,
        total: scoring.total,
        maximum: scoring.maximum,
        level: scoring.level,
        safety: scoring.safety,
        hasSafetyAnswer: scoring.hasSafetyAnswer,
        now: taken,
      })
    }
    await recordAudit(tx, { actor: 'system', action: 'demo-member.seed', subjectKind: 'member', now })
    return memberId
  })
}

const AUDIOS = '/api/audios?populate=*&sort=createdAt:desc&pagination[pageSize]=100'
const VIDEOS = '/api/videos?populate=*&sort=createdAt:desc&pagination[pageSize]=100'

/** Adds two recordings and a video to the demo member's favourites, once the content has been read. */
export async function seedDemoFavourites(
  db: Db,
  content: Pick<ContentCache, 'read'>,
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  const audios = parseList(Audio, await content.read(AUDIOS)).records.slice(0, 2)
  const videos = parseList(Video, await content.read(VIDEOS)).records.slice(0, 1)
  await db.transaction().execute(async (tx) => {
    for (const { documentId } of [...audios, ...videos]) {
      if (DocumentId.safeParse(documentId).success) await insertFavourite(tx, { memberId, documentId, now })
    }
  })
}

/** One day of the demo member's. Without a note, `note` is empty. */
export type DemoMood = { day: string; moodType: MoodType; note: string; now: Date }

const DAYS = 365
// Counted in days before today: some days among the cousins without a phone, and three weeks that were hard.
const AWAY = { from: 214, to: 206 }
const LOW = { from: 104, to: 83 }
const LATELY = { from: 45, to: 1 }
// Sunday to Saturday.
const WEEKDAYS = [0.4, -0.5, -0.1, 0, 0, 0.3, 0.6]

/**
 * The year of the demo member up to yesterday, the oldest day first: nearly every day one mood, a note now and
 * then, a week away, a low stretch, and a slow way up. Today is left open, so that it can be tried.
 *
 * @param today `YYYY-MM-DD`, in India
 */
export function demoMoods(today: string): DemoMood[] {
  // Each note is used once, the oldest first.
  const left = new Map(MOOD_TYPES.map((type) => [type, notes[type].values()]))
  const moods: DemoMood[] = []
  for (let ago = DAYS; ago > 0; ago--) {
    if (isWithin(AWAY, ago) || demoNoise(ago) < 0.09) continue
    const day = addDays(today, -ago)
    const moodType = moodOf(ago, day)
    const isWritten = demoNoise(ago + 2_000) < howOftenWritten(ago)
    const note = isWritten ? (left.get(moodType)?.next().value ?? '') : ''
    moods.push({ day, moodType, note, now: eveningOf(day, ago) })
  }
  return moods
}

/** In hard weeks she writes more, and lately it has become a habit. */
const howOftenWritten = (ago: number) => (isWithin(LOW, ago) || isWithin(LATELY, ago) ? 0.42 : 0.09)

function moodOf(ago: number, day: string): MoodType {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 0
  const wave = 0.4 * Math.sin((2 * Math.PI * ago) / 41)
  const wayUp = 0.6 * (1 - ago / DAYS)
  const chance = 2.2 * (demoNoise(ago + 1_000) - 0.5)
  const value = 2.1 + weekday + wave + wayUp + chance - lowAt(ago)
  const place = Math.min(Math.max(Math.round(value), 0), MOOD_TYPES.length - 1)
  return MOOD_TYPES[place] ?? 'OKAY'
}

/** How much lower a day was: it came on and went off slowly. */
function lowAt(ago: number): number {
  if (!isWithin(LOW, ago)) return 0
  const middle = (LOW.from + LOW.to) / 2
  return 2.6 - 1.4 * (Math.abs(ago - middle) / ((LOW.from - LOW.to) / 2))
}

const isWithin = ({ from, to }: { from: number; to: number }, ago: number) => to <= ago && ago <= from

/** Between half past eight and half past ten in the evening, in India: that day in UTC too. */
const eveningOf = (day: string, ago: number) =>
  new Date(Date.parse(`${day}T15:00:00Z`) + Math.floor(120 * demoNoise(ago + 3_000)) * 60_000)

// In days before today, with the total of the answers. Totals are higher around the hard weeks of the moods.
const SITTINGS: Readonly<Record<AssessmentName, readonly (readonly [ago: number, total: number])[]>> = {
  'Depression Assessment': [
    [352, 12],
    [268, 9],
    [181, 11],
    [96, 24],
    [82, 18],
    [54, 13],
    [23, 9],
    [5, 7],
  ],
  'Anxiety Assessment': [
    [350, 19],
    [243, 15],
    [94, 31],
    [60, 22],
    [16, 14],
  ],
  'Perceived Stress Assessment': [
    [345, 21],
    [230, 18],
    [150, 20],
    [91, 30],
    [52, 22],
    [9, 13],
  ],
  'PHQ-9': [
    [110, 6],
    [89, 16],
    [68, 14],
    [40, 8],
    [19, 6],
  ],
  'GAD-7': [
    [88, 12],
    [40, 9],
    [12, 5],
  ],
}

/** One assessment of the demo member, with the level that the product computes. */
export type DemoAssessment = ReturnType<typeof demoAssessments>[number]

/**
 * Returns the assessments of the demo member's year. No answer is a safety response.
 * @param today `YYYY-MM-DD`, in India
 */
export function demoAssessments(today: string) {
  return Object.values(INSTRUMENTS).flatMap((instrument) =>
    SITTINGS[instrument.assessmentName].map(([ago, total]) => {
      const responses = responsesFor(instrument, total, ago)
      const scoring = scoreAssessment(instrument, responses)
      if (scoring.status === 'incomplete') throw new Error('an assessment of the demo member is incomplete')
      return { instrument, responses, scoring, now: new Date(`${addDays(today, -ago)}T14:10:00Z`) }
    }),
  )
}

/** Returns how hard everyday life was: harder in the weeks with a higher total. */
const demoFunctionalAnswer = (total: number) => Math.min(3, Math.floor(total / 6))

/** Returns answers with a given total, spread evenly. */
function responsesFor({ items, safetyItems }: Instrument, total: number, seed: number): number[] {
  const points = items.map(() => 0)
  for (let given = 0, turn = 0; given < total && turn < 10_000; turn++) {
    const place = Math.floor(demoNoise(seed * 10_000 + turn) * items.length)
    const item = items[place]
    if (item === undefined || safetyItems.some((each) => each.item === item.id)) continue
    const next = (points[place] ?? 0) + 1
    if (!item.options.some((option) => option.points === next)) continue
    points[place] = next
    given++
  }
  return items.map(({ options }, place) => options.findIndex((option) => option.points === points[place]))
}

/** Returns a pseudo-random number in [0, 1) for a seed, so that the demo member has the same year everywhere. */
export function demoNoise(seed: number): number {
  let mixed = Math.imul(seed + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}
