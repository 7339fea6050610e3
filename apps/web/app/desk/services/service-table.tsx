import type { DeskService, ServiceGiver, ServiceOrder } from '@pulli/contracts/desk-service.ts'
import { movedBy, serviceStanding } from '@pulli/domain/appointment/service-rules.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { useEffect, useRef } from 'react'
import { Refusal } from '#call/refusal.tsx'
import { useRowAction } from '#call/use-row-action.ts'
import { callDesk } from '#desk/call-desk.ts'
import { DataTable } from '#desk/data-table.tsx'
import { useFocusBack } from '#desk/use-focus-back.ts'
import { deskAddresses } from '#desk-addresses.ts'
import { draftOf, type ServiceDraft } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import { lengthInWords, MODE_WORDS } from './service-words.ts'

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
  const { busy, error, move, retire } = useServiceSteps(services, { onDone, onChanged })

  useFocusBack(
    services.map(({ id }) => id).filter((id) => open[id] !== undefined),
    'change-',
  )

  const actionsOf = (service: DeskService, place: number) => {
    const { id, name, version, is_retired } = service
    if (open[id] !== undefined) return null
    return (
      <>
        {!is_retired && place > 0 && <MoveButton step={-1} service={service} onMove={move} />}
        {!is_retired && place < services.length - 1 && (
          <MoveButton step={1} service={service} onMove={move} />
        )}
        <Button
          id={`change-${id}`}
          kind="line"
          size="s"
          aria-label={m.desk_service_change_what({ name })}
          onClick={() => onEdit(id, { version, draft: draftOf(service) })}
        >
          {m.desk_service_change()}
        </Button>
        <Button
          kind="line"
          size="s"
          busy={busy === id}
          aria-label={is_retired ? m.desk_service_offer_what({ name }) : m.desk_service_retire_what({ name })}
          onClick={() => void retire(service)}
        >
          {is_retired ? m.desk_service_offer() : m.desk_service_retire()}
        </Button>
      </>
    )
  }

  const formOf = (service: DeskService) => {
    const { id, version } = service
    const editing = open[id]
    return (
      editing && (
        <ServiceForm
          name={`service-${id}`}
          draft={editing.draft}
          onType={(draft) => onEdit(id, { ...editing, draft })}
          people={people}
          changed={service}
          send={(body, isOverwrite) =>
            callDesk('PUT /services/:id', {
              id,
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
      )
    )
  }

  return (
    <>
      <Refusal>{error}</Refusal>
      <DataTable
        className="service__table"
        caption={caption}
        rows={services}
        keyOf={({ id }) => id}
        rowProps={({ id }) => ({ 'data-service': id })}
        columns={[
          {
            head: m.desk_service(),
            cell: ({ name, sections }) => (
              <>
                {name}
                <span className="note">{sections.join(', ')}</span>
              </>
            ),
          },
          {
            head: m.desk_service_mode(),
            cell: (service) => (
              <>
                {MODE_WORDS[service.mode]()}
                <span className="note">{lengthInWords(service)}</span>
              </>
            ),
          },
          { head: m.desk_service_people(), cell: ({ people: givers }) => <Givers people={givers} /> },
          { head: m.desk_service_state(), cell: (service) => <Standing service={service} /> },
          ...(isOwner ? [{ className: 'desk__actions', cell: actionsOf }] : []),
        ]}
        below={formOf}
      />
    </>
  )
}

/** Who gives a service, each with a link to the hours that are missing. */
function Givers({ people }: Pick<DeskService, 'people'>) {
  if (people.length === 0) return m.desk_service_people_none()
  return people.map(({ id, name, has_hours }, n) => (
    <span key={id}>
      {n > 0 && ', '}
      {has_hours ? (
        name
      ) : (
        <>
          {m.desk_service_person_no_hours({ name })}{' '}
          <a
            href={`${deskAddresses.hours}?${new URLSearchParams({ staff: id })}`}
            aria-label={m.desk_service_hours_of({ name })}
          >
            {m.desk_service_hours()}
          </a>
        </>
      )}
    </span>
  ))
}

/** Whether a service can be booked, and what is still missing before. */
function Standing({ service: { people, is_retired, coming } }: { service: DeskService }) {
  const standing = serviceStanding({
    isRetired: is_retired,
    people: people.map(({ has_hours }) => ({ hasHours: has_hours })),
  })
  return (
    <>
      {standing === 'bookable' && <span className="linestate">{m.desk_service_is_bookable()}</span>}
      {standing === 'retired' && <span className="linestate">{m.desk_services_retired()}</span>}
      {(standing === 'nobody' || standing === 'no-hours') && (
        <>
          <span className="linestate" data-missed>
            {m.desk_service_waits()}
          </span>
          <span className="note service__follows">{m.desk_service_follows()}</span>
        </>
      )}
      {coming > 0 && <span className="note">{m.desk_service_coming({ count: coming })}</span>}
    </>
  )
}

interface MoveButtonProps {
  step: -1 | 1
  service: DeskService
  onMove: (service: DeskService, step: -1 | 1) => void
}

/** Moves a service one place up or down. */
function MoveButton({ step, service, onMove }: MoveButtonProps) {
  const { id, name } = service
  const isUp = step < 0
  return (
    <button
      id={`${isUp ? 'up' : 'down'}-${id}`}
      type="button"
      className="service__move"
      data-up={isUp || undefined}
      aria-label={isUp ? m.desk_service_up_what({ name }) : m.desk_service_down_what({ name })}
      onClick={() => onMove(service, step)}
    >
      <Icon name="chevron-down" small />
    </button>
  )
}

/** Moves services up and down, retires them and offers them again: one step at a time. */
function useServiceSteps(
  services: readonly DeskService[],
  { onDone, onChanged }: Pick<ServiceTableProps, 'onDone' | 'onChanged'>,
) {
  const { busy, error, run } = useRowAction()
  const places = services.map(({ id }) => id)

  // A button that changes places with its row loses the focus.
  const pressed = useRef<{ id: string; step: -1 | 1 }>(undefined)
  const order = places.join()
  useEffect(() => {
    if (pressed.current === undefined || order === '') return
    const { id, step } = pressed.current
    const [same, other] = step < 0 ? ['up', 'down'] : ['down', 'up']
    const button = document.getElementById(`${same}-${id}`) ?? document.getElementById(`${other}-${id}`)
    button?.focus()
    pressed.current = undefined
  }, [order])

  return {
    busy,
    error,
    async move({ id, name }: DeskService, step: -1 | 1) {
      const moved = movedBy(places, id, step)
      const body: ServiceOrder = { services: [...moved], seen: places }
      const call = () => callDesk('PUT /services/order', { body })
      const outcome = await run(id, call, () => {
        pressed.current = { id, step }
        onDone(m.desk_service_moved({ name, place: moved.indexOf(id) + 1, places: moved.length }))
      })
      if (outcome?.kind === 'refused') onChanged()
    },
    async retire({ id, name, version, is_retired }: DeskService) {
      const route = is_retired ? 'POST /services/:id/offer' : 'POST /services/:id/retire'
      const call = () => callDesk(route, { id, body: { version } })
      const words = is_retired ? m.desk_service_is_offered({ name }) : m.desk_service_is_retired({ name })
      const outcome = await run(id, call, () => onDone(words))
      if (outcome?.kind === 'refused') onChanged()
    },
  }
}
