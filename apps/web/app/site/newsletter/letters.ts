import { Newsletter } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { contentPaths } from '#content/content-paths.ts'
import { dayInWords } from '#content/day-in-words.ts'
import { type LoaderContext, readList } from '#content/read-content.ts'
import { plainText } from '#content/render-markdown.ts'
import { newsletterAddress } from '#record-addresses.ts'
import { type Article, articleText, DESCRIPTION_LENGTH } from '#site/blog/article.ts'
import { excerpt } from '#site/blog/blogs.ts'

/** What the archive shows of a letter. */
export interface LetterSummary {
  id: string
  href: string
  title: string
  summary: string
  /** Its number and its day, as far as they are known. */
  note: string | undefined
  isSample: boolean | undefined
}

function summarizeLetter({ documentId, title, issue, date, summary, content, isSample }: Newsletter) {
  return {
    id: documentId,
    href: newsletterAddress(documentId),
    title,
    summary: summary ?? excerpt(plainText(content)),
    note: letterNote(issue, dayInWords(date)),
    isSample,
  } satisfies LetterSummary
}

function letterNote(issue: number | undefined, day: string | undefined) {
  return issue && day ? m.community_issue({ issue: String(issue), date: day }) : day
}

/** A letter, ready to be shown whole. */
export function articleOfLetter({
  documentId,
  title,
  date,
  summary,
  content,
  isSample,
}: Newsletter): Article {
  const { html, words, minutes } = articleText(content)
  return {
    id: documentId,
    title,
    description: excerpt(summary ?? words, DESCRIPTION_LENGTH),
    lead: summary,
    contentHtml: html,
    hindiHtml: undefined,
    publishedOn: date?.slice(0, 10),
    day: dayInWords(date),
    minutes,
    author: undefined,
    authorRole: undefined,
    image: undefined,
    tags: [],
    isSample,
  }
}

/** D31: all letters, the latest first; none when the content service has no answer. */
export async function readLetters(context: LoaderContext): Promise<LetterSummary[]> {
  const list = await readList(context, Newsletter, contentPaths.newsletters)
  return list?.records.map(summarizeLetter) ?? []
}
