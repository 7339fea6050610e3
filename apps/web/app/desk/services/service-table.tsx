import type { DeskService, ServiceGiver } from '@pulli/contracts/desk-service.ts'
import { m } from '@pulli/messages/messages.js'
import { Fragment } from 'react'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { useFocusBack } from '#desk/use-focus-back.ts'
import { deskCalls } from '#desk-addresses.ts'
import { draftOf, type ServiceDraft } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import { ServiceRow } from './service-row.tsx'
import { useServiceSteps } from './use-service-steps.ts'

/** A service that is being edited, with the version that its editor saw. */
interface Editing {
  readonly draft: ServiceDraft
  readonly version: number
}

/** The services that are being changed, by their ids: opening another one loses nothing that was typed. */
export type OpenServices = Readonly<Record<string, Editing | undefined>>

interface ServiceTableProps {
  caption: string
  /** In their order. */
  services: readonly DeskService[]
  /** All people at the desk. */
  people: readonly ServiceGiver[]
  isOwner: boolean
  open: OpenServices
  onEdit: (id: string, editing: Editing | undefined) => void
  /** Announces the change, and reloads the list. */
  onDone: (words: string) => void
  /** Reloads the list after a change by another person. */
  onChanged: () => void
}

export function ServiceTable(props: ServiceTableProps) {
  const { caption, services, people, isOwner, open, onEdit, onDone, onChanged } = props
  const { busy, fault, move, retire } = useServiceSteps(services, { onDone, onChanged })

  useFocusBack(
    services.map(({ id }) => id).filter((id) => open[id] !== undefined),
    'change-',
  )

  return (
    <>
      <Refusal>{fault}</Refusal>
      <table className="desk__table service__table">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.desk_service()}</th>
            <th scope="col">{m.desk_service_mode()}</th>
            <th scope="col">{m.desk_service_people()}</th>
            <th scope="col">{m.desk_service_state()}</th>
            {isOwner && <td />}
          </tr>
        </thead>
        <tbody>
          {services.map((service, place) => {
            const { id, version } = service
            const editing = open[id]
            return (
              <Fragment key={id}>
                <ServiceRow
                  service={service}
                  isOwner={isOwner}
                  isOpen={editing !== undefined}
                  isFirst={place === 0}
                  isLast={place === services.length - 1}
                  busy={busy}
                  onMove={(step) => void move(service, step)}
                  onRetire={() => void retire(service)}
                  onChange={() => onEdit(id, { version, draft: draftOf(service) })}
                />
                {editing && (
                  <tr>
                    <td className="desk__open" colSpan={5}>
                      <ServiceForm
                        name={`service-${id}`}
                        draft={editing.draft}
                        onType={(draft) => onEdit(id, { ...editing, draft })}
                        people={people}
                        changed={service}
                        send={(body, isOverwrite) =>
                          callDesk(deskCalls.service(id), {
                            method: 'PUT',
                            body: { ...body, version: isOverwrite ? version : editing.version },
                          })
                        }
                        onDone={() => {
                          onEdit(id, undefined)
                          onDone(m.desk_service_saved({ name: editing.draft.name }))
                        }}
                        onChanged={onChanged}
                        onLeave={() => onEdit(id, undefined)}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
