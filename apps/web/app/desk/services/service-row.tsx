import type { DeskService } from '@pulli/contracts/desk-service.ts'
import { serviceStanding } from '@pulli/domain/appointment/service-rules.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { deskAddresses } from '#desk-addresses.ts'
import { MoveButton } from './move-button.tsx'
import { lengthInWords, MODE_WORDS } from './service-words.ts'

interface ServiceRowProps {
  service: DeskService
  isOwner: boolean
  /** It is being changed in the form below. */
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  /** The service about which something is being done. */
  busy: string | undefined
  onMove: (step: -1 | 1) => void
  onRetire: () => void
  onChange: () => void
}

/** A service, what is still missing before it can be booked, and what an owner can do about it. */
export function ServiceRow(props: ServiceRowProps) {
  const { service, isOwner, isOpen, isFirst, isLast, busy, onMove, onRetire, onChange } = props
  const { id, name, sections, people, mode, is_retired, coming } = service
  const standing = serviceStanding({
    isRetired: is_retired,
    people: people.map(({ has_hours }) => ({ hasHours: has_hours })),
  })
  return (
    <tr data-service={id}>
      <th scope="row">
        {name}
        <span className="note">{sections.join(', ')}</span>
      </th>
      <td data-label={m.desk_service_mode()}>
        {MODE_WORDS[mode]()}
        <span className="note">{lengthInWords(service)}</span>
      </td>
      <td data-label={m.desk_service_people()}>
        {people.length === 0
          ? m.desk_service_people_none()
          : people.map((person, n) => (
              <span key={person.id}>
                {n > 0 && ', '}
                {person.has_hours ? (
                  person.name
                ) : (
                  <>
                    {m.desk_service_person_no_hours({ name: person.name })}{' '}
                    <a
                      href={`${deskAddresses.hours}?${new URLSearchParams({ staff: person.id })}`}
                      aria-label={m.desk_service_hours_of({ name: person.name })}
                    >
                      {m.desk_service_hours()}
                    </a>
                  </>
                )}
              </span>
            ))}
      </td>
      <td data-label={m.desk_service_state()}>
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
      </td>
      {isOwner && (
        <td className="desk__do">
          {!isOpen && (
            <>
              {!is_retired && !isFirst && <MoveButton step={-1} id={id} name={name} onMove={onMove} />}
              {!is_retired && !isLast && <MoveButton step={1} id={id} name={name} onMove={onMove} />}
              <Button
                id={`change-${id}`}
                kind="line"
                size="s"
                aria-label={m.desk_service_change_what({ name })}
                onClick={onChange}
              >
                {m.desk_service_change()}
              </Button>
              <Button
                kind="line"
                size="s"
                busy={busy === id}
                aria-label={
                  is_retired ? m.desk_service_offer_what({ name }) : m.desk_service_retire_what({ name })
                }
                onClick={onRetire}
              >
                {is_retired ? m.desk_service_offer() : m.desk_service_retire()}
              </Button>
            </>
          )}
        </td>
      )}
    </tr>
  )
}
