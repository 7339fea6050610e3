import type { SiteState } from '@pulli/contracts/site-state.ts'
import { m } from '@pulli/messages/messages.js'
import type { ReactNode } from 'react'
import { dateWords, whenWords } from '#desk/date-words.ts'
import { deskAddresses } from '#desk-addresses.ts'

/** Version, backups, samples, disks and certificates. */
export function SiteTable({ state }: { state: SiteState }) {
  const { version, database_version, last_backup_at, last_drill_at, samples, disks, certificates } = state
  const rows: readonly { name: string; value: ReactNode }[] = [
    { name: m.desk_state_version(), value: version },
    { name: m.desk_state_database_version(), value: database_version ?? m.desk_state_unknown() },
    { name: m.desk_state_backup(), value: timeWords(last_backup_at) },
    { name: m.desk_state_drill(), value: timeWords(last_drill_at) },
    { name: m.samples_title(), value: <Samples count={samples} /> },
    ...disks.map(({ folder, free }) => ({ name: m.desk_state_disk({ folder }), value: free })),
    ...certificates.map(({ host, ends_at }) => ({
      name: m.desk_state_certificate({ host }),
      value:
        ends_at === null
          ? m.desk_state_certificate_unknown()
          : m.desk_state_certificate_until({ day: dateWords(ends_at) }),
    })),
  ]
  return (
    <table className="desk__table state__facts">
      <caption className="sr">{m.desk_state_site()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.desk_state_what()}</th>
          <th scope="col">{m.desk_state_state()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const timeWords = (instant: string | null) => (instant === null ? m.desk_state_never() : whenWords(instant))

function Samples({ count }: { count: SiteState['samples'] }) {
  if (count === null) return m.desk_state_unknown()
  return count === 0 ? m.samples_none() : <a href={deskAddresses.samples}>{m.samples_count({ count })}</a>
}
