import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'

interface Destination {
  name: () => string
  href: string
  hint?: () => string
}

/** NAV-01 */
export const mainLinks: readonly Destination[] = [
  { name: m.nav_home, href: addresses.home },
  { name: m.nav_about_us, href: addresses.about },
  { name: m.nav_team, href: addresses.team },
  { name: m.nav_contact_us, href: addresses.contact },
]

/** NAV-02 and NAV-03 */
export const menus: readonly { name: () => string; links: readonly Required<Destination>[] }[] = [
  {
    name: m.nav_resources,
    links: [
      { name: m.nav_blogs, href: addresses.journals, hint: m.nav_blogs_hint },
      { name: m.nav_self_assessments, href: addresses.assessments, hint: m.nav_self_assessments_hint },
      { name: m.nav_newsletter_archives, href: addresses.community, hint: m.nav_newsletter_archives_hint },
      {
        name: m.nav_awareness_campaigns,
        href: addresses.awarenessCampaigns,
        hint: m.nav_awareness_campaigns_hint,
      },
      { name: m.nav_educational_seminars, href: addresses.seminars, hint: m.nav_educational_seminars_hint },
    ],
  },
  {
    name: m.nav_arts,
    links: [
      { name: m.nav_audio, href: addresses.artsAudio, hint: m.nav_audio_hint },
      { name: m.nav_video, href: addresses.artsVideo, hint: m.nav_video_hint },
    ],
  },
]

/** NAV-04 */
export const footerLinks: readonly Destination[] = [
  { name: m.nav_home, href: addresses.home },
  { name: m.nav_about, href: addresses.about },
  { name: m.nav_team, href: addresses.team },
  { name: m.nav_faq, href: addresses.faq },
  { name: m.nav_contact, href: addresses.contact },
]

/** Beside the legal line: legal texts, and pages that no other menu has. */
export const legalLinks: readonly Destination[] = [
  { name: m.nav_privacy, href: addresses.privacy },
  { name: m.nav_terms, href: addresses.terms },
  { name: m.nav_accessibility, href: addresses.accessibility },
  { name: m.nav_ai, href: addresses.ai },
  { name: m.nav_parents, href: addresses.parents },
]
