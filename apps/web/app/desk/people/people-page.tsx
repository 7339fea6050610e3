import type { Invitation, RemovedOwner } from '@pulli/contracts/staff.ts'
import { STAFF_ROLES } from '@pulli/domain/staff/staff-roles.ts'
import { m } from '@pulli/messages/messages.js'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { CallForm } from '#call/call-form.tsx'
import { ActionRows } from '#desk/action-rows.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { DeskPart } from '#desk/desk-part.tsx'
import { DeskStatus, useDeskStatus } from '#desk/desk-status.tsx'
import { ROLE_WORDS, rolesInWords } from '#desk/roles.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import type { Route } from './+types/people-page'
import { PeopleTable } from './people-table.tsx'

export function clientLoader() {
  return {
    people: callDesk('GET /staff'),
    entries: callDesk('GET /team-entries'),
    invitations: callDesk('GET /invitations'),
    removed: callDesk('GET /removed-owners'),
  }
}

/** Who works at the desk: owners see it, invite and remove. */
export default function PeoplePage({
  loaderData: { people, entries, invitations, removed },
}: Route.ComponentProps) {
  const { status, onDone } = useDeskStatus()
  return (
    <>
      <DeskStatus>{status}</DeskStatus>
      <section className="desk__part" aria-label={m.desk_people_list()}>
        <DeskData of={people}>
          {(data) => (
            <>
              <PeopleTable people={data} entries={entries} onDone={onDone} />
              <DeskPart title={m.desk_invite()}>
                <InviteForm onDone={onDone} />
              </DeskPart>
            </>
          )}
        </DeskData>
      </section>
      <DeskData of={invitations} skeleton={null}>
        {(data) => data.length > 0 && <OpenInvitations invitations={data} onDone={onDone} />}
      </DeskData>
      <DeskData of={removed} skeleton={null}>
        {(data) => data.length > 0 && <RemovedOwners owners={data} onDone={onDone} />}
      </DeskData>
    </>
  )
}

type OnDone = (words: string) => void

/** Invites a person by mail. */
function InviteForm({ onDone }: { onDone: OnDone }) {
  return (
    <CallForm
      className="desk__form"
      send={(typed) => {
        const body = { name: typed.get('name'), email: typed.get('email'), roles: typed.getAll('roles') }
        return callDesk('POST /invitations', { body })
      }}
      onDone={(_, { email }) => onDone(m.desk_invited({ email }))}
      action={m.desk_invite_action()}
    >
      {(field, errors) => (
        <>
          <TextField {...field('name')} label={m.desk_name()} autoComplete="off" maxLength={100} />
          <TextField
            {...field('email')}
            type="email"
            label={m.desk_email()}
            autoComplete="off"
            maxLength={254}
          />
          <fieldset className="desk__boxes">
            <legend>{m.desk_roles()}</legend>
            {STAFF_ROLES.map((role, n) => (
              <CheckBox
                key={role}
                id={`invite-role-${role}`}
                name="roles"
                value={role}
                label={ROLE_WORDS[role].name()}
                note={ROLE_WORDS[role].may()}
                error={n === 0 ? errors.roles : undefined}
              />
            ))}
          </fieldset>
        </>
      )}
    </CallForm>
  )
}

/** The links that still work, with the means to stop them. */
function OpenInvitations({ invitations, onDone }: { invitations: readonly Invitation[]; onDone: OnDone }) {
  const rows = invitations.map(({ id, name, email, is_for_device, roles, expires_at }) => ({
    id,
    text: (
      <>
        <b>{name}</b> {email}
        <span className="note">
          {is_for_device ? m.desk_invitation_device() : rolesInWords(roles)}
          {'. '}
          {m.desk_invitation_until({ when: whenWords(expires_at) })}
        </span>
      </>
    ),
    label: m.desk_withdraw_who({ email }),
    call: () => callDesk('DELETE /invitations/:id', { id }),
    done: m.desk_withdrawn({ email }),
  }))
  return (
    <DeskPart title={m.desk_invitations()}>
      <ActionRows action={m.desk_withdraw()} rows={rows} onDone={onDone} />
    </DeskPart>
  )
}

/** Owners who were removed in the last 24 hours: any owner can undo it. */
function RemovedOwners({ owners, onDone }: { owners: readonly RemovedOwner[]; onDone: OnDone }) {
  const rows = owners.map(({ id, name, email, removed_at }) => ({
    id,
    text: (
      <>
        <b>{name}</b> {email}
        {removed_at !== null && (
          <span className="note">{m.desk_removed_when({ when: whenWords(removed_at) })}</span>
        )}
      </>
    ),
    label: m.desk_restore_who({ name }),
    call: () => callDesk('POST /staff/:id/restoration', { id }),
    done: m.desk_restored({ name, email }),
  }))
  return (
    <DeskPart title={m.desk_removed_owners()}>
      <p className="quiet">{m.desk_removed_owners_text()}</p>
      <ActionRows action={m.desk_restore()} rows={rows} onDone={onDone} />
    </DeskPart>
  )
}
