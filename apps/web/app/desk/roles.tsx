import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { m } from '@pulli/messages/messages.js'

/** Each role in words, with what it may do. */
export const ROLE_WORDS = {
  owner: { name: m.desk_role_owner, may: m.desk_role_owner_may },
  coordinator: { name: m.desk_role_coordinator, may: m.desk_role_coordinator_may },
  counsellor: { name: m.desk_role_counsellor, may: m.desk_role_counsellor_may },
  editor: { name: m.desk_role_editor, may: m.desk_role_editor_may },
} as const satisfies Record<StaffRole, { name: () => string; may: () => string }>

/** A person's roles as a list: `Owner, Coordinator`. */
export const rolesInWords = (roles: readonly StaffRole[]) =>
  roles.map((role) => ROLE_WORDS[role].name()).join(', ')

export function RoleList({ roles }: { roles: readonly StaffRole[] }) {
  return (
    <ul className="desk__roles">
      {roles.map((role) => (
        <li key={role}>
          <b>{ROLE_WORDS[role].name()}</b> {ROLE_WORDS[role].may()}
        </li>
      ))}
    </ul>
  )
}
