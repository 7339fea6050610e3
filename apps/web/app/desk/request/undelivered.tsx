import type { DeskRequest } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { whenWords } from '#desk/date-words.ts'

const WORDS = {
  visitor: { refused: m.desk_mail_visitor_refused, unsure: m.desk_mail_visitor_unsure },
  staff: { refused: m.desk_mail_staff_refused, unsure: m.desk_mail_staff_unsure },
  office: { refused: m.desk_mail_office_refused, unsure: m.desk_mail_office_unsure },
} as const

/** Says which emails and texts about a request did not arrive: of each recipient and way the last. */
export function Undelivered({ mails }: { mails: DeskRequest['undelivered'] }) {
  const last = mails.filter(
    ({ to, way }, n) => mails.findIndex((one) => one.to === to && one.way === way) === n,
  )
  return last.map(({ to, way, outcome, sent_at }) => (
    <p className="refusal" key={`${to} ${way}`}>
      {(way === 'sms' ? m.desk_text_refused : WORDS[to][outcome])({ when: whenWords(sent_at) })}
    </p>
  ))
}
