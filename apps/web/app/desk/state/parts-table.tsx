import type { SiteState } from '@pulli/contracts/site-state.ts'
import { m } from '@pulli/messages/messages.js'
import { whenWords } from '#desk/date-words.ts'

const CODE_WORDS = {
  taken: m.desk_state_codes_arrive,
  late: m.desk_state_codes_late,
  shown: m.desk_state_codes_shown,
} as const satisfies Record<SiteState['codes'], unknown>

/** The parts outside: whether each answers. */
export function PartsTable({ state: { parts, codes } }: { state: SiteState }) {
  const rows = [
    ...parts.map((part) => ({ name: part.name, isFine: part.answers, words: partInWords(part) })),
    { name: m.desk_state_codes(), isFine: codes !== 'late', words: CODE_WORDS[codes]() },
  ]
  return (
    <table className="desk__table state__facts">
      <caption className="sr">{m.desk_state_parts()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.desk_state_part()}</th>
          <th scope="col">{m.desk_state_state()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isFine, words }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className="linestate" data-missed={!isFine || undefined}>
                {words}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function partInWords({ answers, since, answered_at }: SiteState['parts'][number]): string {
  if (!answers) return m.desk_state_silent({ when: whenWords(since) })
  return answered_at === null ? m.desk_state_unused() : m.desk_state_answers({ when: whenWords(answered_at) })
}
