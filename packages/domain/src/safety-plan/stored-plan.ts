import { CONTACT_PARTS, type Contact, type SafetyPlan, TEXT_PARTS } from './safety-plan.ts'

type Fields = Readonly<Record<string, unknown>>

/** Each step turns the fields of a version into those of the next; the first turns version 1 into 2. Append only. */
type Steps = readonly ((fields: Fields) => Fields)[]

/** Version 1 is the first, so there is no step yet. A change of the fields adds one. */
const STEPS: Steps = []

/** A plan as it is stored: with the version of its fields. */
export interface StoredPlan {
  version: number
  fields: Fields
}

/** Returns a plan in the form in which it is stored. */
export const storedPlan = (plan: SafetyPlan): StoredPlan => ({
  version: STEPS.length + 1,
  fields: { ...plan },
})

/**
 * Reads what is stored, whichever version wrote it. What is missing is empty.
 * @returns `newer` for a plan of a later version of this page, which must not be written over; `unreadable` for no plan
 */
export function readStoredPlan(stored: unknown, steps: Steps = STEPS): SafetyPlan | 'newer' | 'unreadable' {
  if (!isStoredPlan(stored)) return 'unreadable'
  if (stored.version > steps.length + 1) return 'newer'
  const fields = steps.slice(stored.version - 1).reduce((from, step) => step(from), stored.fields)
  return planOf(fields)
}

function isStoredPlan(stored: unknown): stored is StoredPlan {
  const { version, fields } = (stored ?? {}) as Partial<StoredPlan>
  return Number.isInteger(version) && Number(version) >= 1 && typeof fields === 'object' && fields !== null
}

function planOf(fields: Fields): SafetyPlan {
  const texts = TEXT_PARTS.map((part) => [part, textOf(fields[part])])
  const contacts = CONTACT_PARTS.map((part) => [part, contactsOf(fields[part])])
  return Object.fromEntries([...texts, ...contacts])
}

const textOf = (field: unknown) => (typeof field === 'string' ? field : '')

function contactsOf(field: unknown): Contact[] {
  if (!Array.isArray(field)) return []
  return field.map((entry: Partial<Contact> | null) => ({
    name: textOf(entry?.name),
    number: textOf(entry?.number),
  }))
}
