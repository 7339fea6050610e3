import { Faq } from '@pulli/contracts/content.ts'
import { contentPaths } from './content-paths.ts'
import { memoizeByObject } from './memoize-by-object.ts'
import { type LoaderContext, readList } from './read-content.ts'
import { renderMarkdown } from './render-markdown.ts'

/** A question with its answer as sanitised HTML. */
export interface FaqEntry {
  id: string
  question: string
  answerHtml: string
}

const renderFaqs = memoizeByObject((faqs: readonly Faq[]): FaqEntry[] =>
  faqs.map(({ documentId, question, answer }) => ({
    id: `faq-${documentId}`,
    question,
    answerHtml: renderMarkdown(answer),
  })),
)

/** Reads the questions in the editors' order; undefined if that failed (ERR-02). */
export async function readFaqs(context: LoaderContext): Promise<FaqEntry[] | undefined> {
  const list = await readList(context, Faq, contentPaths.faqs)
  return list && renderFaqs(list.records)
}
