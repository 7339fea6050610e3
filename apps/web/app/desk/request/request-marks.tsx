import type { DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import { whenWords } from '#desk/date-words.ts'
import './request-marks.css'

type Marked = Pick<
  DeskRequestRow,
  'is_for_child' | 'has_safety_note' | 'is_sample' | 'is_unverified' | 'wished_call'
> &
  Partial<Pick<DeskRequestRow, 'summary_is_urgent'>>

/** What has to be seen before anything else about a request. */
export function RequestMarks({
  is_for_child,
  has_safety_note,
  is_sample,
  is_unverified,
  wished_call,
  summary_is_urgent,
}: Marked) {
  return (
    <>
      {has_safety_note && (
        <span className="tagged tagged--safety">
          <Icon name="warning" small />
          {m.desk_request_safety()}
        </span>
      )}
      {wished_call && <span className="tagged">{wishInWords(wished_call)}</span>}
      {summary_is_urgent && <span className="tagged tagged--safety">{m.desk_summary_mark()}</span>}
      {is_for_child && <span className="tagged">{m.desk_request_child()}</span>}
      {is_unverified && <span className="tagged">{m.desk_request_unverified()}</span>}
      {is_sample && <SampleMark>{m.desk_sample()}</SampleMark>}
    </>
  )
}

const WISHES = {
  book: m.desk_request_wished_book,
  move: m.desk_request_wished_move,
  cancel: m.desk_request_wished_cancel,
} as const

function wishInWords({ about, starts_at }: NonNullable<Marked['wished_call']>): string {
  return WISHES[about]({ when: starts_at === null ? '' : whenWords(starts_at) })
}
