/**
 * How long an appointment of a service may be, and the break after it, in minutes. The database has the same
 * bounds (0001_baseline.sql).
 */
export const SERVICE_MINUTES = { least: 5, most: 480 } as const
export const SERVICE_BUFFER_MINUTES = { least: 0, most: 240 } as const

/** The most characters of a service's name, as visitors read it. */
export const SERVICE_NAME_CHARACTERS = 100

/** What a service needs before visitors can choose a time for it. */
export type ServiceStanding = 'bookable' | 'no-hours' | 'nobody' | 'retired'

/** Returns the state of a service. Of the people who give it, one with published hours is enough. */
export function serviceStanding(service: {
  readonly isRetired: boolean
  readonly people: readonly { readonly hasHours: boolean }[]
}): ServiceStanding {
  if (service.isRetired) return 'retired'
  if (service.people.length === 0) return 'nobody'
  return service.people.some(({ hasHours }) => hasHours) ? 'bookable' : 'no-hours'
}

/** Returns an order in which one thing has changed places with its neighbour; the same where it has none there. */
export function movedBy<Id>(order: readonly Id[], id: Id, step: -1 | 1): readonly Id[] {
  const from = order.indexOf(id)
  const to = from + step
  const [moved, neighbour] = [order[from], order[to]]
  if (moved === undefined || neighbour === undefined) return order
  return order.map((one) => (one === moved ? neighbour : one === neighbour ? moved : one))
}

/** Returns whether two lists have the same things, in any order. */
export function hasSameMembers<Id>(one: readonly Id[], other: readonly Id[]): boolean {
  const members = new Set(one)
  return members.size === new Set(other).size && other.every((id) => members.has(id))
}
