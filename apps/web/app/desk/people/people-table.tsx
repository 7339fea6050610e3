import type { ChosenTeamEntry, StaffPerson, TeamEntryOption } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import { use, useEffect, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { CallForm } from '#call/call-form.tsx'
import { ConfirmDialog, useQuestion } from '#call/confirm-dialog.tsx'
import { Refusal } from '#call/refusal.tsx'
import { useRowAction } from '#call/use-row-action.ts'
import { callDesk } from '#desk/call-desk.ts'
import { DataTable } from '#desk/data-table.tsx'
import { whenWords } from '#desk/date-words.ts'
import { rolesInWords } from '#desk/roles.tsx'
import { useFocusBack } from '#desk/use-focus-back.ts'
import { deskAddresses } from '#desk-addresses.ts'
import { useLastData } from '#member/shell/loaded.tsx'

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
  useFocusBack(choosing === undefined ? [] : [choosing], 'choose-entry-')
  const { question, ask, onClose } = useQuestion<StaffPerson>()
  const { busy, error, run } = useRowAction()

  const actionsOf = (person: StaffPerson) => {
    const { id, name, email, is_self, is_sample } = person
    if (is_self) return <a href={deskAddresses.devices}>{m.desk_devices()}</a>
    return (
      <>
        {!is_sample && (
          <Button
            kind="line"
            size="s"
            busy={busy === id}
            aria-label={m.desk_new_device_for({ name })}
            onClick={() =>
              run(
                id,
                () => callDesk('POST /staff/:id/invitation', { id }),
                () => onDone(m.desk_invited({ email })),
              )
            }
          >
            {m.desk_new_device()}
          </Button>
        )}
        <Button kind="line" size="s" aria-label={m.desk_remove_who({ name })} onClick={() => ask(person)}>
          {m.desk_remove()}
        </Button>
      </>
    )
  }

  return (
    <>
      {answer.kind !== 'done' && <p className="note">{m.desk_entry_unread()}</p>}
      <DataTable
        caption={m.desk_people_list()}
        rows={people}
        keyOf={({ id }) => id}
        columns={[
          {
            head: m.desk_person(),
            cell: ({ name, email, is_sample }) => (
              <>
                {name}
                {is_sample && <SampleMark>{m.desk_sample()}</SampleMark>}
                <span className="note">{email}</span>
              </>
            ),
          },
          { head: m.desk_roles(), cell: ({ roles }) => rolesInWords(roles) },
          {
            head: m.desk_entry(),
            cell: (person) => (
              <>
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
              </>
            ),
          },
          { head: m.desk_ways(), cell: waysOf },
          {
            head: m.desk_last_seen(),
            cell: ({ last_seen_at }) => (last_seen_at === null ? m.desk_never() : whenWords(last_seen_at)),
          },
          { className: 'desk__actions', cell: actionsOf },
        ]}
        below={(person) =>
          team &&
          choosing === person.id && (
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
          )
        }
      />
      <Refusal>{error}</Refusal>
      {question && (
        <ConfirmDialog
          key={question.key}
          title={m.desk_remove_question({ name: question.about.name })}
          text={m.desk_remove_text()}
          action={m.desk_remove()}
          act={() => callDesk('DELETE /staff/:id', { id: question.about.id })}
          onDone={() => onDone(m.desk_removed({ name: question.about.name }))}
          onClose={onClose}
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

interface TeamEntryFormProps {
  person: StaffPerson
  /** All people at the desk: an entry shows one of them. */
  people: readonly StaffPerson[]
  entries: readonly TeamEntryOption[]
  onDone: (words: string) => void
  onLeave: () => void
}

/** Chooses which entry of the team page shows a person, or none. */
function TeamEntryForm({ person, people, entries, onDone, onLeave }: TeamEntryFormProps) {
  const { id, name, team_entry: seen } = person
  const formId = `entry-${id}`
  useEffect(() => document.getElementById(`${formId}-team_entry`)?.focus(), [formId])
  return (
    <CallForm
      id={formId}
      className="desk__form"
      send={(typed) => {
        const body: ChosenTeamEntry = { team_entry: String(typed.get('team_entry')) || null, seen }
        return callDesk('PUT /staff/:id/team-entry', { id, body })
      }}
      onDone={(_, __, typed) => {
        const entry = entries.find(({ document_id }) => document_id === typed.get('team_entry'))
        onDone(entry ? m.desk_entry_set({ name, entry: entry.name }) : m.desk_entry_cleared({ name }))
      }}
      mainField="team_entry"
      action={m.desk_entry_save()}
      kind="line"
      otherActions={
        <Button kind="quiet" onClick={onLeave}>
          {m.desk_keep()}
        </Button>
      }
    >
      {(field) => (
        <SelectField
          {...field('team_entry')}
          label={m.desk_entry_of({ name })}
          hint={m.desk_entry_hint()}
          defaultValue={seen ?? ''}
          placeholder={m.desk_entry_nobody()}
          options={optionsOf(person, people, entries)}
        />
      )}
    </CallForm>
  )
}

function optionsOf(
  { id, team_entry }: StaffPerson,
  people: readonly StaffPerson[],
  entries: readonly TeamEntryOption[],
) {
  const options = entries.map(({ document_id, name, specialization }) => {
    const entry = `${name}, ${specialization}`
    const shown = people.find((other) => other.team_entry === document_id && other.id !== id)
    return { value: document_id, label: shown ? m.desk_entry_taken({ entry, name: shown.name }) : entry }
  })
  const isGone = team_entry !== null && options.every(({ value }) => value !== team_entry)
  return isGone ? [{ value: team_entry, label: m.desk_entry_gone() }, ...options] : options
}
