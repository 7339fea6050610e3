import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import type { RailIconName } from './rail-icon.tsx'

interface RailEntry {
  name: () => string
  href: string
  icon: RailIconName
  /** Other pages that mark this entry as current. */
  also?: (pathname: string) => boolean
}

/** DSH-01, D34: the entries of the sidebar. */
export const railEntries: readonly RailEntry[] = [
  { name: m.dashboard_nav_dashboard, href: addresses.dashboard, icon: 'dots' },
  {
    name: m.dashboard_nav_assessment,
    href: `${addresses.dashboard}#assessments`,
    icon: 'list',
    // The pages with the questions of each.
    also: (pathname) => pathname.endsWith('-assessment'),
  },
  { name: m.mood_nav, href: addresses.memberMoods, icon: 'wave' },
  { name: m.dashboard_nav_media, href: addresses.memberMedia, icon: 'sound' },
]
