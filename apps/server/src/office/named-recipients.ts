import type { NamedRecipients } from '@pulli/api/office/notice-recipients.ts'
import { consultationRecipients } from '../content/consultation-recipients.ts'

/** Says who is named to receive consultation requests: by the setting alone where there is one, else in the CMS. */
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
