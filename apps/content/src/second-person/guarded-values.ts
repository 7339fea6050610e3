import { ADMIN_LABELS } from '../admin-labels'

export const LINES = 'api::crisis-line.crisis-line'
export const SETTINGS = 'api::site-setting.site-setting'

/** Where people are led: what visitors call or open in need. By the label of its field, as text. */
export type GuardedValues = Readonly<Record<string, string>>

type Row = Record<string, unknown>

/** All that a visitor reads of a helpline. Its check date and position are not guarded: they cannot mislead a caller. */
const LINE_FIELDS = [
  'name',
  'number',
  'telephone',
  'alternativeNumber',
  'alternativeTelephone',
  'whatsapp',
  'chat',
  'app',
  'kind',
  'openingHours',
  'hoursNote',
  'cost',
  'languages',
  'forWhom',
  'region',
  'note',
  'isHidden',
]

const SETTINGS_FIELDS = [
  'quickExitUrl',
  'consultationRecipients',
  'contact.phone',
  'contact.email',
  'contact.address',
  'contact.callsFrom',
  'grievanceOfficer.name',
  'grievanceOfficer.email',
  'grievanceOfficer.phone',
  'accessibilityOfficer.name',
  'accessibilityOfficer.email',
  'accessibilityOfficer.phone',
]

/** Returns the values of an entry that a second person confirms, without the empty ones; undefined for other types. */
export function guardedValues(uid: string, row: Row | null | undefined): GuardedValues | undefined {
  const fields = uid === LINES ? LINE_FIELDS : uid === SETTINGS ? SETTINGS_FIELDS : undefined
  if (!fields) return undefined
  const values = fields.map((path) => [labelOf(uid, path), textOf(valueAt(row, path))] as const)
  const missed = uid === LINES ? [['Unanswered test call', missedCall(row?.testCalls)] as const] : []
  return Object.fromEntries([...values, ...missed].filter(([, text]) => text !== ''))
}

/** The fields in which two states differ. */
export const changedFields = (before: GuardedValues, after: GuardedValues) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key])

const COMPONENTS: Record<string, string> = {
  contact: 'site.contact',
  grievanceOfficer: 'site.officer',
  accessibilityOfficer: 'site.officer',
}

function labelOf(uid: string, path: string): string {
  const [field = '', inner] = path.split('.')
  const label = ADMIN_LABELS[uid]?.fields[field]?.[0] ?? field
  if (inner === undefined) return label
  return `${label}: ${ADMIN_LABELS[COMPONENTS[field] ?? '']?.fields[inner]?.[0] ?? inner}`
}

function valueAt(row: Row | null | undefined, path: string): unknown {
  const [field = '', inner] = path.split('.')
  const value = row?.[field]
  return inner === undefined ? value : (value as Row | null | undefined)?.[inner]
}

function textOf(value: unknown): string {
  if (value === true) return 'Yes'
  if (Array.isArray(value))
    return value.map(({ days, from, to }: Row) => `${days} ${timeOf(from)} to ${timeOf(to)}`).join('; ')
  return typeof value === 'string' ? value.trim() : ''
}

const timeOf = (time: unknown) => String(time).slice(0, 5)

/** The day of the latest test call if it was not answered: such a helpline isn't shown. */
function missedCall(calls: unknown): string {
  const latest = (Array.isArray(calls) ? (calls as Row[]) : []).toSorted((one, other) =>
    String(one.calledOn).localeCompare(String(other.calledOn)),
  )
  const last = latest.at(-1)
  return last?.answered === false ? String(last.calledOn) : ''
}
