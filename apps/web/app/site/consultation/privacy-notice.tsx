import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'

/** Sending the form under this notice is the consent (D41); its version is stored with the request. */
export function PrivacyNotice() {
  return (
    <p className="note">
      {m.consultation_notice()}{' '}
      <a href={`${addresses.privacy}#consultation`}>{m.consultation_notice_more()}</a>.
    </p>
  )
}
