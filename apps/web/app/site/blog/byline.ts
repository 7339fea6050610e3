import { m } from '@pulli/messages/messages.js'
import { dayInWords } from '#content/day-in-words.ts'
import type { Article } from './article.ts'

const OLD_AFTER_MONTHS = 12

/** Who wrote an article and which clinician has read it, a line each. Unreviewed advice says so. */
export function bylineOf(
  { author, authorRole, review }: Pick<Article, 'author' | 'authorRole' | 'review'>,
  now: Date,
): string[] {
  const named = author && (authorRole ? m.blog_by({ author, role: authorRole }) : author)
  if (!review) return named ? [named] : []
  const writer = named ?? m.blog_editorial()
  const date = dayInWords(review.on)
  if (!review.by || !date || !review.on) return [m.blog_not_reviewed({ author: writer })]
  const { by: name, registration } = review
  return [
    writer,
    registration ? m.blog_reviewed_registered({ name, registration, date }) : m.blog_reviewed({ name, date }),
    ...(isOld(review.on, now) ? [m.blog_review_old()] : []),
  ]
}

function isOld(day: string, now: Date) {
  const expires = new Date(`${day}T00:00:00+05:30`)
  expires.setUTCMonth(expires.getUTCMonth() + OLD_AFTER_MONTHS)
  return now >= expires
}
