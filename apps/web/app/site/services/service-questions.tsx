import { m } from '@pulli/messages/messages.js'
import { Accordion } from '@pulli/ui/accordion/accordion.tsx'

/** SVC-02: five questions, each with its answer. */
const QUESTIONS = [
  { id: 'service-who', question: m.service_question_who, answer: m.service_answer_who },
  { id: 'service-prepare', question: m.service_question_prepare, answer: m.service_answer_prepare },
  { id: 'service-length', question: m.service_question_length, answer: m.service_answer_length },
  { id: 'service-private', question: m.service_question_private, answer: m.service_answer_private },
  { id: 'service-cancel', question: m.service_question_cancel, answer: m.service_answer_cancel },
] as const

export function ServiceQuestions() {
  return (
    <Accordion
      group="service"
      openFirst
      items={QUESTIONS.map(({ id, question, answer }) => ({
        id,
        question: question(),
        answer: <p>{answer()}</p>,
      }))}
    />
  )
}
