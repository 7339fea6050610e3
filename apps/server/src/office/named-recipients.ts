import type { NamedRecipients } from '@pulli/api/office/notice-recipients.ts'
import { consultationRecipients } from '../content/consultation-recipients.ts'

/** Returns the recipients of consultation requests: from the setting if there is one, else from the CMS. */
export function namedRecipients(options: {
  setting: readonly string[]
  contentUrl: string
  secret: string
}): () => Promise<NamedRecipients> {
  const { setting } = options
  if (setting.length > 0) return async () => ({ source: 'setting', recipients: setting })
  const ofContent = consultationRecipients(options)
  return async () => ({ source: 'content', recipients: await ofContent() })
}
