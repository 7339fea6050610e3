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
import { CONSENT_NOTICE_VERSIONS, CONSENT_PURPOSES } from '@pulli/domain/consent/consent-purposes.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import type { ContentCache } from '../content/content-cache.ts'
import { DEMO_MEMBER } from './demo-member.ts'
import { demoAssessments, demoFunctionalAnswer, demoMoods } from './demo-year.ts'

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
