import { m } from '@pulli/messages/messages.js'
import type { FaqEntry } from '#content/read-faqs.ts'
import { renderMarkdown } from '#content/render-markdown.ts'

/** GST-03, in this order; the answer here is used if the editors have none to that question. */
const QUESTIONS = [
  { id: 'clarify-video-chat', question: m.clarify_video_chat, answer: m.clarify_video_chat_answer },
  { id: 'clarify-safe', question: m.clarify_safe, answer: m.clarify_safe_answer },
  { id: 'clarify-first', question: m.clarify_first_session, answer: m.clarify_first_session_answer },
  { id: 'clarify-needed', question: m.clarify_needed, answer: m.clarify_needed_answer },
] as const

/** The four questions, each with the editors' answer if they have answered it. */
export function questionsToClarify(faqs: readonly FaqEntry[] = []): FaqEntry[] {
  return QUESTIONS.map(({ id, question, answer }) => {
    const asked = question()
    const answered = faqs.find((faq) => faq.question.trim().toLowerCase() === asked.toLowerCase())
    return { id, question: asked, answerHtml: answered?.answerHtml ?? renderMarkdown(answer()) }
  })
}
