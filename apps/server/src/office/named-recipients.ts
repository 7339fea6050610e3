import type { NamedRecipients } from '@pulli/api/office/notice-recipients.ts'
import { consultationRecipients } from '../content/ask-content.ts'

/** Returns the recipients of consultation requests: from the setting if there is one, else from the CMS, unless it may not name any. */
export function namedRecipients(options: {
  setting: readonly string[]
  readsContent: boolean
  contentUrl: string
  secret: string
}): () => Promise<NamedRecipients> {
  const { setting, readsContent } = options
  if (setting.length > 0 || !readsContent) return async () => ({ source: 'setting', recipients: setting })
  const ofContent = consultationRecipients(options)
  return async () => ({ source: 'content', recipients: await ofContent() })
}
