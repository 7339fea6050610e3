import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { indianDay } from '../indian-day'
import { endsReview, faultOfReview, type ReviewedText, type Reviewer } from './review-of'

const ARTICLES = 'api::blog.blog'
const TEAM = 'api::team.team'
const NONE = { reviewer: null, reviewedBy: null, reviewerRegistration: null, reviewedOn: null }

type Row = Omit<ReviewedText, 'reviewer'> & { id: number; reviewer?: { documentId: string } | null }

/** Ends the review of an article whose text changes, refuses one that is none, and copies who reviewed it for the page. */
export function checkReviews(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== ARTICLES || !['create', 'update'].includes(context.action)) return next()
    return strapi.db.transaction(async () => {
      const { documentId } = context.params as { documentId?: string }
      const before = documentId === undefined ? undefined : await draftOf(strapi, documentId)
      const stored = (await next()) as { documentId: string } | null
      const after = stored && (await draftOf(strapi, stored.documentId))
      if (!after) return stored
      const values = await reviewOf(strapi, before, after)
      await strapi.db.query(ARTICLES).update({ where: { id: after.id }, data: values })
      return stored
    }) as never
  })
}

async function draftOf(
  strapi: Core.Strapi,
  documentId: string,
): Promise<(ReviewedText & { id: number }) | undefined> {
  const row = (await strapi.db.query(ARTICLES).findOne({
    where: { documentId, publishedAt: null },
    populate: ['reviewer'],
  })) as Row | null
  return row ? { ...row, reviewer: row.reviewer?.documentId } : undefined
}

/** What a saved draft says of its review. */
async function reviewOf(strapi: Core.Strapi, before: ReviewedText | undefined, after: ReviewedText) {
  if (endsReview(before, after)) return NONE
  const reviewer = after.reviewer === undefined ? null : await publishedReviewer(strapi, after.reviewer)
  const fault = faultOfReview(after, reviewer, indianDay(new Date()))
  if (fault) throw new errors.ValidationError(fault)
  return reviewer
    ? { reviewedBy: reviewer.name, reviewerRegistration: reviewer.registrationNumber }
    : { reviewedBy: null, reviewerRegistration: null }
}

const publishedReviewer = async (strapi: Core.Strapi, documentId: string) =>
  (await strapi.documents(TEAM).findOne({ documentId, status: 'published' })) as Reviewer | null
