import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { m } from '@pulli/messages/messages.js'
import { deskAddresses } from '#desk-addresses.ts'
import type { DeskIconName } from './desk-icon.tsx'

interface DeskEntry {
  name: () => string
  href: string
  icon: DeskIconName
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
