import type { Invitation, StaffPerson, TeamEntryOption } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import { Fragment, use, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { ConfirmDialog } from '#call/confirm-dialog.tsx'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { rolesInWords } from '#desk/role-words.ts'
import { useFocusBack } from '#desk/use-focus-back.ts'
import { deskAddresses, deskCalls } from '#desk-addresses.ts'
import { useLastData } from '#member/shell/loaded.tsx'
import { TeamEntryForm } from './team-entry-form.tsx'

const NOBODY: readonly string[] = []

interface PeopleTableProps {
  people: readonly StaffPerson[]
  /** Who is on the team page. */
  entries: Promise<Outcome<TeamEntryOption[]>>
  /** Announces the change, and reloads the list. */
  onDone: (words: string) => void
}

export function PeopleTable({ people, entries, onDone }: PeopleTableProps) {
  const answer = use(entries)
  const team = useLastData(answer)
  const [choosing, setChoosing] = useState<string>()
  useFocusBack(choosing === undefined ? NOBODY : [choosing], 'choose-entry-')
  // Counted, because Chromium reports a closed dialog a frame late: a press until then opens a new one.
  const [removing, setRemoving] = useState<{ person: StaffPerson; press: number }>()
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState('')

  async function inviteDevice({ id, email }: StaffPerson) {
    if (busy) return
    setBusy(id)
    setFault('')
    const outcome = await callDesk<Invitation>(deskCalls.inviteDevice(id), { method: 'POST', body: {} })
    setBusy(undefined)
    if (outcome.kind === 'done') onDone(m.desk_invited({ email }))
    else setFault(errorText(outcome))
  }

  return (
    <>
      {answer.kind !== 'done' && <p className="note">{m.desk_entry_unread()}</p>}
      <table className="desk__table">
        <caption className="sr">{m.desk_people_list()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.desk_person()}</th>
            <th scope="col">{m.desk_roles()}</th>
            <th scope="col">{m.desk_entry()}</th>
            <th scope="col">{m.desk_ways()}</th>
            <th scope="col">{m.desk_last_seen()}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Fragment key={person.id}>
              <tr>
                <th scope="row">
                  {person.name}
                  {person.is_sample && <SampleMark>{m.desk_sample()}</SampleMark>}
                  <span className="note">{person.email}</span>
                </th>
                <td data-label={m.desk_roles()}>{rolesInWords(person.roles)}</td>
                <td data-label={m.desk_entry()}>
                  {entryInWords(person, team)}{' '}
                  {team && choosing !== person.id && (
                    <button
                      type="button"
                      className="linkish"
                      id={`choose-entry-${person.id}`}
                      aria-label={m.desk_entry_change_who({ name: person.name })}
                      onClick={() => setChoosing(person.id)}
                    >
                      {m.desk_entry_choose()}
                    </button>
                  )}
                </td>
                <td data-label={m.desk_ways()}>{waysOf(person)}</td>
                <td data-label={m.desk_last_seen()}>{seenInWords(person)}</td>
                <td className="desk__do">
                  {person.is_self ? (
                    <a href={deskAddresses.devices}>{m.desk_devices()}</a>
                  ) : (
                    <>
                      {!person.is_sample && (
                        <Button
                          kind="line"
                          size="s"
                          busy={busy === person.id}
                          aria-label={m.desk_new_device_for({ name: person.name })}
                          onClick={() => void inviteDevice(person)}
                        >
                          {m.desk_new_device()}
                        </Button>
                      )}
                      <Button
                        kind="line"
                        size="s"
                        aria-label={m.desk_remove_who({ name: person.name })}
                        onClick={() => setRemoving((last) => ({ person, press: (last?.press ?? 0) + 1 }))}
                      >
                        {m.desk_remove()}
                      </Button>
                    </>
                  )}
                </td>
              </tr>
              {team && choosing === person.id && (
                <tr>
                  <td className="desk__open" colSpan={6}>
                    <TeamEntryForm
                      person={person}
                      people={people}
                      entries={team}
                      onDone={(words) => {
                        setChoosing(undefined)
                        onDone(words)
                      }}
                      onLeave={() => setChoosing(undefined)}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <Refusal>{fault}</Refusal>
      {removing && (
        <ConfirmDialog
          key={removing.press}
          title={m.desk_remove_question({ name: removing.person.name })}
          text={m.desk_remove_text()}
          action={m.desk_remove()}
          act={() => callDesk(deskCalls.person(removing.person.id), { method: 'DELETE' })}
          onDone={() => onDone(m.desk_removed({ name: removing.person.name }))}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}

function waysOf({ is_sample, passkeys, has_authenticator_app }: StaffPerson): string {
  const ways = [
    ...(passkeys > 0 ? [m.desk_passkeys({ count: passkeys })] : []),
    ...(has_authenticator_app ? [m.desk_app()] : []),
  ]
  return ways.length > 0 ? ways.join(', ') : is_sample ? m.desk_ways_sample() : m.desk_ways_none()
}

/** Who they are on the team page, as it calls them. */
function entryInWords({ team_entry }: StaffPerson, team: readonly TeamEntryOption[] | undefined): string {
  if (team_entry === null) return m.desk_entry_none()
  if (team === undefined) return m.desk_entry_some()
  return team.find(({ document_id }) => document_id === team_entry)?.name ?? m.desk_entry_gone()
}

function seenInWords({ last_seen_at }: StaffPerson): string {
  return last_seen_at === null ? m.desk_never() : whenWords(last_seen_at)
}
