import type { PublishedSample } from '@pulli/contracts/sample.ts'
import { m } from '@pulli/messages/messages.js'
import { callDesk } from '#desk/call-desk.ts'
import { DataTable } from '#desk/data-table.tsx'
import { DeskPart } from '#desk/desk-part.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import type { Route } from './+types/samples-page'

export function clientLoader() {
  return { list: callDesk('GET /samples') }
}

/** The unconfirmed values of the site, each with a link to its editor. */
export default function SamplesPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <DeskData of={list}>
      {({ samples, are_hidden }) =>
        samples.length === 0 ? (
          <p className="lead">{m.samples_none()}</p>
        ) : (
          <>
            <p className="lead">{are_hidden ? m.samples_lead_hidden() : m.samples_lead_shown()}</p>
            <p>
              <b>{m.samples_count({ count: samples.length })}</b>
            </p>
            {[...new Set(samples.map(({ type }) => type))].map((type) => (
              <DeskPart key={type} title={type}>
                <SamplesTable type={type} samples={samples.filter((sample) => sample.type === type)} />
              </DeskPart>
            ))}
          </>
        )
      }
    </DeskData>
  )
}

function SamplesTable({ type, samples }: { type: string; samples: readonly PublishedSample[] }) {
  return (
    <DataTable
      caption={m.samples_of_type({ type })}
      rows={samples}
      keyOf={({ place, value, edit_at }) => `${edit_at} ${place} ${value}`}
      columns={[
        { head: m.samples_value(), cell: ({ value }) => value || type },
        { head: m.samples_place(), cell: ({ place }) => place || m.samples_whole() },
        {
          className: 'desk__actions',
          cell: ({ value, edit_at }) => (
            <a
              href={edit_at}
              target="_blank"
              rel="noreferrer"
              aria-label={m.samples_edit_which({ value: value || type })}
            >
              {m.samples_edit()}
            </a>
          ),
        },
      ]}
    />
  )
}
