import { Faq } from '@pulli/contracts/content.ts'
import { contentPaths } from './content-paths.ts'
import { memoizeByObject } from './memoize-by-object.ts'
import { type LoaderContext, readList } from './read-content.ts'
import { renderMarkdown } from './render-markdown.ts'

/** A question with its answer as HTML that is safe to show. */
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

/** The questions in the editors' order; undefined when they could not be read (ERR-02). */
export async function readFaqs(context: LoaderContext): Promise<FaqEntry[] | undefined> {
  const list = await readList(context, Faq, contentPaths.faqs)
  return list && renderFaqs(list.records)
}
