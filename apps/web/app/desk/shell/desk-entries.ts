import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { m } from '@pulli/messages/messages.js'
import { deskAddresses } from '#desk-addresses.ts'
import type { RailIconName } from '#member/shell/rail-icon.tsx'

interface DeskEntry {
  name: () => string
  href: string
  icon: RailIconName
  /** Whose page it is. Missing: everybody's at the desk. */
  roles?: readonly StaffRole[]
}

/** The entries of the desk's sidebar. The calls behind a page have the last word on who may see it. */
export const deskEntries: readonly DeskEntry[] = [
  { name: m.desk_start, href: deskAddresses.start, icon: 'dots' },
  { name: m.desk_people, href: deskAddresses.people, icon: 'list', roles: ['owner'] },
  { name: m.desk_devices, href: deskAddresses.devices, icon: 'hide' },
]
