import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { use, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { idempotencyKeys } from '#api/idempotency-keys.ts'
import { callDesk } from '#desk/call-desk.ts'
import { DeskPart } from '#desk/desk-part.tsx'
import { DeskStatus, useDeskStatus } from '#desk/desk-status.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { StaffContext } from '#desk/shell/staff-context.ts'
import type { Route } from './+types/services-page'
import { NEW_SERVICE } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import { type OpenServices, ServiceTable } from './service-table.tsx'
import './services.css'

export function clientLoader() {
  return { list: callDesk('GET /services') }
}

/** What visitors can choose a time for: owners change it, coordinators see it. */
export default function ServicesPage({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const isOwner = use(StaffContext)?.roles.includes('owner') === true
  const { status, onDone } = useDeskStatus()
  // State of the page, so that the input survives a failed reload of the list.
  const [added, setAdded] = useState(NEW_SERVICE)
  const [open, setOpen] = useState<OpenServices>({})
  const keys = useRef(idempotencyKeys())

  function onAdded() {
    keys.current.forget()
    setAdded(NEW_SERVICE)
    onDone(m.desk_service_added({ name: added.name }))
    document.getElementById('new-service-name')?.focus()
  }

  return (
    <>
      <p className="lead">{isOwner ? m.desk_services_lead() : m.desk_services_reader()}</p>
      <DeskStatus>{status}</DeskStatus>
      <DeskData of={list}>
        {({ services, people }) => {
          const table = {
            people,
            isOwner,
            open,
            onEdit: (id: string, editing: OpenServices[string]) =>
              setOpen((all) => ({ ...all, [id]: editing })),
            onDone,
            onChanged: () => void revalidate(),
          }
          const [offered, retired] = [false, true].map((is) =>
            services.filter((one) => one.is_retired === is),
          )
          return (
            <>
              <DeskPart title={m.desk_services_offered()}>
                {offered && offered.length > 0 ? (
                  <ServiceTable {...table} caption={m.desk_services_offered()} services={offered} />
                ) : (
                  <EmptyState
                    title={m.desk_services_empty()}
                    text={isOwner ? m.desk_services_none() : m.desk_services_none_reader()}
                  />
                )}
              </DeskPart>
              {retired && retired.length > 0 && (
                <DeskPart title={m.desk_services_retired()}>
                  <p className="note">{m.desk_services_retired_text()}</p>
                  <ServiceTable {...table} caption={m.desk_services_retired()} services={retired} />
                </DeskPart>
              )}
              {isOwner && (
                <DeskPart title={m.desk_service_add()}>
                  <ServiceForm
                    name="new-service"
                    draft={added}
                    onType={setAdded}
                    people={people}
                    send={(body) =>
                      callDesk('POST /services', {
                        body,
                        headers: { 'idempotency-key': keys.current.keyFor(body) },
                      })
                    }
                    onDone={onAdded}
                  />
                </DeskPart>
              )}
            </>
          )
        }}
      </DeskData>
    </>
  )
}
