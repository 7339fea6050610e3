import type { Core } from '@strapi/strapi'
import { indianDay } from '../indian-day'
import { faultOfReview, type Reviewer } from './review-of'

const ARTICLES = 'api::blog.blog'

interface Article {
  id: number
  title: string
  publishedAt: string | null
  reviewedBy?: string | null
  reviewedOn?: string | null
}

/**
 * Once, on an installation whose articles named their reviewers in free text: a review by a confirmed clinician of the team, by
 * exactly this name, becomes a relation. Every other one is taken off, on the site too, and logged.
 */
export async function moveReviews(strapi: Core.Strapi) {
  const note = strapi.store({ type: 'app', name: 'clinical_reviews', key: 'moved' })
  if (await note.get({})) return
  const team = (await strapi.db.query('api::team.team').findMany({})) as (Reviewer & {
    id: number
    publishedAt: string | null
  })[]
  const articles = (await strapi.db.query(ARTICLES).findMany({
    where: { $or: [{ reviewedBy: { $notNull: true } }, { reviewedOn: { $notNull: true } }] },
  })) as Article[]
  await strapi.db.transaction(async () => {
    for (const { id, title, publishedAt, reviewedBy, reviewedOn } of articles) {
      const published = team.find((one) => one.publishedAt !== null && one.name === reviewedBy?.trim())
      const text = { reviewer: published?.documentId, reviewedOn: reviewedOn ?? null }
      const isReview = published && !faultOfReview(text, published, indianDay(new Date()))
      // A draft names the draft of a team member, a publication its publication.
      const named = team.find(
        (one) =>
          one.documentId === published?.documentId && (one.publishedAt === null) === (publishedAt === null),
      )
      const data =
        isReview && named
          ? {
              reviewer: named.id,
              reviewedBy: published.name,
              reviewerRegistration: published.registrationNumber,
            }
          : { reviewer: null, reviewedBy: null, reviewerRegistration: null, reviewedOn: null }
      await strapi.db.query(ARTICLES).update({ where: { id }, data })
      if (data.reviewer === null)
        strapi.log.warn(
          `The review of "${title}" named no confirmed clinician of the team, and was taken off`,
        )
    }
    await note.set({ value: new Date().toISOString() })
  })
}
