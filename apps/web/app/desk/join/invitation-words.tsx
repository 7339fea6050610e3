import type { InvitationShown } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { whenWords } from '#desk/date-words.ts'
import { ROLE_WORDS } from '#desk/role-words.ts'

/** What an invitation says: for whom it is, what they may do, and until when. */
export function InvitationWords({ invitation }: { invitation: InvitationShown }) {
  const { name, email, roles, is_for_device, expires_at } = invitation
  const when = whenWords(expires_at)
  if (email === null) return <p className="lead">{m.desk_join_first()}</p>
  return (
    <>
      <p className="lead">
        {is_for_device ? m.desk_join_device({ name: name ?? '' }) : m.desk_join_hello({ name: name ?? '' })}
      </p>
      <ul className="desk__roles">
        {roles.map((role) => (
          <li key={role}>
            <b>{ROLE_WORDS[role].name()}</b> {ROLE_WORDS[role].may()}
          </li>
        ))}
      </ul>
      <p className="note">{m.desk_join_until({ email, when })}</p>
    </>
  )
}
