import { EARLIER_SEED, type EarlierLine } from './earlier-lines'

type Fields = Record<string, unknown>

const SAME_FIELDS = [
  'name',
  'number',
  'telephone',
  'alternativeNumber',
  'alternativeTelephone',
  'languages',
  'note',
  'kind',
] as const

/**
 * Makes records of the lines in the site settings. A line of the earlier seed becomes its record in the present seed,
 * with what an editor had changed; a line that an editor added becomes a record of its own; one that an editor removed
 * stays away. Lines that only the present seed has are added.
 */
export function mergeLines(earlier: readonly EarlierLine[], seeded: readonly Fields[]): Fields[] {
  const moved = earlier.map((line) => moveLine(line, find(seeded, line)))
  const known = [...EARLIER_SEED, ...earlier].map(({ telephone }) => telephone)
  const added = seeded.filter(({ telephone }) => !known.includes(String(telephone)))
  return [...moved, ...added].map((line, at) => ({ ...line, order: at + 1 }))
}

function moveLine(line: EarlierLine, seeded: Fields | undefined): Fields {
  const before = find(EARLIER_SEED, line)
  const isChanged = (field: keyof EarlierLine) => (line[field] ?? null) !== (before?.[field] ?? null)
  const own = Object.fromEntries(
    SAME_FIELDS.filter((field) => !seeded || isChanged(field)).map((field) => [field, line[field]]),
  )
  return {
    kind: 'talk',
    ...seeded,
    ...withoutGaps(own),
    // The words of an editor cannot be counted with; they are shown.
    ...((!seeded || isChanged('hours')) && line.hours && { openingHours: [], hoursNote: line.hours }),
    ...((!seeded || isChanged('checkedOn')) &&
      line.checkedOn && { checkedOn: line.checkedOn, checkedBy: 'Our office' }),
  }
}

function find<Line extends { telephone?: unknown }>(lines: readonly Line[], { telephone }: EarlierLine) {
  return lines.find((line) => line.telephone === telephone)
}

const withoutGaps = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
