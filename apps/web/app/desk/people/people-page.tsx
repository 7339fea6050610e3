import type { Invitation, RemovedOwner, StaffPerson, TeamEntryOption } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callDesk } from '#desk/call-desk.ts'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { deskCalls } from '#desk-addresses.ts'
import { Loaded } from '#member/shell/loaded.tsx'
import type { Route } from './+types/people-page'
import { InviteForm } from './invite-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { PeopleTable } from './people-table.tsx'
import { RemovedOwners } from './removed-owners.tsx'

export function clientLoader() {
  return {
    people: callDesk<StaffPerson[]>(deskCalls.staff),
    entries: callDesk<TeamEntryOption[]>(deskCalls.teamEntries),
    invitations: callDesk<Invitation[]>(deskCalls.invitations),
    removed: callDesk<RemovedOwner[]>(deskCalls.removedOwners),
  }
}

/** Who works at the desk: owners see it, invite and remove. */
export default function PeoplePage({
  loaderData: { people, entries, invitations, removed },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState('')
  const onDone = (words: string) => {
    setSaid(words)
    void revalidate()
  }
  return (
    <>
      <p className="desk__status" role="status">
        {said}
      </p>
      <section className="desk__part" aria-label={m.desk_people_list()}>
        <DeskData of={people}>
          {(data) => (
            <>
              <PeopleTable people={data} entries={entries} onDone={onDone} />
              <section className="desk__part" aria-labelledby="invite-h">
                <h2 id="invite-h">{m.desk_invite()}</h2>
                <InviteForm onDone={onDone} />
              </section>
            </>
          )}
        </DeskData>
      </section>
      <Loaded of={invitations} skeleton={null}>
        {(data) => data.length > 0 && <OpenInvitations invitations={data} onDone={onDone} />}
      </Loaded>
      <Loaded of={removed} skeleton={null}>
        {(data) => data.length > 0 && <RemovedOwners owners={data} onDone={onDone} />}
      </Loaded>
    </>
  )
}
