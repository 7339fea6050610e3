import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'

/** What a page with blogs says about their feed. */
export function blogFeedLink() {
  return { href: addresses.blogFeed, title: m.journals_feed_title({ brand: m.shell_brand() }) }
}
