import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'

/** What a page with campaigns says about their feed. */
export function campaignFeedLink() {
  return { href: addresses.campaignFeed, title: m.campaign_feed_title({ brand: m.shell_brand() }) }
}
