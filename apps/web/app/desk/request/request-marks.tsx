import type { DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import './request-marks.css'

type Marked = Pick<DeskRequestRow, 'is_for_child' | 'has_safety_note' | 'is_sample' | 'is_unverified'>

/** What has to be seen before anything else about a request. */
export function RequestMarks({ is_for_child, has_safety_note, is_sample, is_unverified }: Marked) {
  return (
    <>
      {has_safety_note && (
        <span className="tagged tagged--safety">
          <Icon name="warning" small />
          {m.desk_request_safety()}
        </span>
      )}
      {is_for_child && <span className="tagged">{m.desk_request_child()}</span>}
      {is_unverified && <span className="tagged">{m.desk_request_unverified()}</span>}
      {is_sample && <SampleMark>{m.desk_sample()}</SampleMark>}
    </>
  )
}
