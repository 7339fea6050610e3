import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { ItemisedNotice } from '#itemised-notice/itemised-notice.tsx'
import './privacy-notice.css'
import { Fragment } from 'react'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'

const NOTICE = 'consultation-notice'

/** Above the first field: the notice in one sentence, with a link to it. */
export function NoticeInShort() {
  return (
    <p className="note notice-short">
      {m.consultation_notice_short()} <a href={`#${NOTICE}`}>{m.consultation_notice_title()}</a>
    </p>
  )
}

/** Sending the form under this notice is the consent (D41); its version is stored with the request. */
export function PrivacyNotice() {
  return (
    <>
      <p className="note">{m.consultation_notice()}</p>
      <ItemisedNotice
        id={NOTICE}
        title={m.consultation_notice_title()}
        items={[
          [m.consultation_notice_what(), m.consultation_notice_what_text()],
          [m.consultation_notice_why(), m.consultation_notice_why_text()],
          [m.consultation_notice_who(), m.consultation_notice_who_text()],
          [m.consultation_notice_long(), m.consultation_notice_long_text()],
          [
            m.consultation_notice_withdraw(),
            <Fragment key="withdraw">
              {m.consultation_notice_withdraw_text()}
              <SealedCopy />
            </Fragment>,
          ],
          [m.consultation_notice_rights(), m.consultation_notice_rights_text()],
          [
            m.consultation_notice_read(),
            <a key="more" href={`${addresses.privacy}#consultation`}>
              {m.consultation_notice_more()}
            </a>,
          ],
        ]}
      />
    </>
  )
}
