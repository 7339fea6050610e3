import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { m } from '@pulli/messages/messages.js'
import { Fragment } from 'react'
import { addresses, anchors } from '#addresses.ts'
import { ItemisedNotice } from '#itemised-notice/itemised-notice.tsx'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'

/** The data stored at a sign-in. Outside the island: it needs no script, and stays when the island draws again. */
export function NumberNotice() {
  return (
    <ItemisedNotice
      id={anchors.numberNotice}
      title={m.sign_in_notice_title()}
      items={[
        [m.sign_in_notice_what(), m.sign_in_notice_what_text()],
        [m.sign_in_notice_why(), m.sign_in_notice_why_text()],
        [m.sign_in_notice_who(), m.sign_in_notice_who_text()],
        [
          m.sign_in_notice_long(),
          m.sign_in_notice_long_text({
            sessionDays: RETENTION.sessionDays,
            idleDays: RETENTION.idleSessionDays,
          }),
        ],
        [m.sign_in_notice_later(), m.sign_in_notice_later_text()],
        [
          m.sign_in_notice_withdraw(),
          <Fragment key="withdraw">
            {m.sign_in_notice_withdraw_text()}
            <SealedCopy />
          </Fragment>,
        ],
        [m.sign_in_notice_rights(), m.sign_in_notice_rights_text()],
        [
          m.sign_in_notice_read(),
          <a key="more" href={`${addresses.privacy}#accounts`}>
            {m.sign_in_notice_more()}
          </a>,
        ],
      ]}
    />
  )
}
