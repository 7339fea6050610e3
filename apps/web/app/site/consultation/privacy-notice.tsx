import { CONSULTATION_NOTICE_VERSION } from '@pulli/domain/consultation/privacy-notice.ts'
import { m } from '@pulli/messages/messages.js'

/** Sending the form under this notice is the consent (D41); its version is stored with the request. */
export function PrivacyNotice() {
  return (
    <p className="note">
      {m.consultation_notice()} ({m.consultation_notice_version({ version: CONSULTATION_NOTICE_VERSION })})
    </p>
  )
}
