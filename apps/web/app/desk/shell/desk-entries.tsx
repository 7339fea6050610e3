import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { m } from '@pulli/messages/messages.js'
import { deskAddresses } from '#desk-addresses.ts'

interface DeskEntry {
  name: () => string
  href: string
  icon: keyof typeof SHAPES
  /** The roles that see the page. Missing: all. */
  roles?: readonly StaffRole[]
}

/** The entries of the desk's sidebar. The calls behind a page have the last word on who may see it. */
export const deskEntries: readonly DeskEntry[] = [
  { name: m.desk_start, href: deskAddresses.start, icon: 'start' },
  {
    name: m.desk_list_waiting,
    href: deskAddresses.waiting,
    icon: 'waiting',
    roles: ['owner', 'coordinator'],
  },
  { name: m.desk_list_mine, href: deskAddresses.mine, icon: 'mine', roles: ['coordinator', 'counsellor'] },
  { name: m.desk_over, href: deskAddresses.over, icon: 'over' },
  { name: m.desk_week, href: deskAddresses.week, icon: 'week' },
  { name: m.desk_hours, href: deskAddresses.hours, icon: 'hours' },
  { name: m.desk_figures, href: deskAddresses.figures, icon: 'figures', roles: ['owner', 'coordinator'] },
  { name: m.desk_services, href: deskAddresses.services, icon: 'services', roles: ['owner', 'coordinator'] },
  { name: m.desk_people, href: deskAddresses.people, icon: 'people', roles: ['owner'] },
  {
    name: m.test_calls_title,
    href: deskAddresses.testCalls,
    icon: 'phone',
    roles: ['coordinator', 'owner'],
  },
  { name: m.samples_title, href: deskAddresses.samples, icon: 'sample', roles: ['coordinator', 'owner'] },
  { name: m.desk_state, href: deskAddresses.state, icon: 'state', roles: ['owner'] },
  { name: m.desk_devices, href: deskAddresses.devices, icon: 'device' },
]

const SHAPES = {
  start: <path d="M6 6h0M12 6h0M18 6h0M6 12h0M12 12h0M18 12h0M6 18h0M12 18h0M18 18h0" strokeWidth="3.2" />,
  week: <path d="M4 5.5h16v14H4zM4 10h16M8 3v4M16 3v4M9.5 10v9.5M14.5 10v9.5" />,
  hours: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3.5 2.5" />,
  services: <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />,
  people: (
    <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c.6-3.8 3.1-5.5 6.5-5.5s5.9 1.7 6.5 5.5M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.9c2 .7 3.2 2.3 3.5 5.1" />
  ),
  waiting: <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2" />,
  mine: (
    <path d="M4.5 13.5v5A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-5M4.5 13.5l2.6-8a1.5 1.5 0 0 1 1.4-1h7a1.5 1.5 0 0 1 1.4 1l2.6 8M4.5 13.5H9c.4 1.6 1.5 2.4 3 2.4s2.6-.8 3-2.4h4.5" />
  ),
  over: <path d="M4 4.5h16V9H4zM5.5 9v10.5h13V9M9.5 14l2 2 3.5-3.5" />,
  figures: <path d="M4 20h16M6.5 20v-6M12 20V5M17.5 20V10" strokeWidth="2.2" />,
  device: (
    <path d="M8.5 2.5h7a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 20V4a1.5 1.5 0 0 1 1.5-1.5M11 18.5h2" />
  ),
  phone: (
    <path d="M7.5 3.5 10 8 7.8 9.9a12.5 12.5 0 0 0 6.3 6.3L16 14l4.5 2.5-.6 3a1.5 1.5 0 0 1-1.6 1.2C10.4 20.2 3.8 13.6 3.3 5.7a1.5 1.5 0 0 1 1.2-1.6z" />
  ),
  sample: <path d="M4 4h9l7 7-9 9-7-7zM8.5 8.5h0" strokeLinejoin="round" />,
  state: <path d="M3 12.5h4l2.5-7 5 13 2.5-6h4" strokeLinejoin="round" />,
  out: <path d="M14 4.5H5v15h9M10 12h10.5m-4-4 4 4-4 4" />,
} as const

/** The icons of the desk's sidebar. */
export function DeskIcon({ name }: { name: keyof typeof SHAPES }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {SHAPES[name]}
    </svg>
  )
}
