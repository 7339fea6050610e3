import { changedFields, type GuardedValues } from './guarded-values'

/** An account of the CMS, by its number, and the name that others read. */
export interface Person {
  readonly id: number
  readonly name: string
}

interface Voucher {
  /** Who entered or confirmed the value, in this order. */
  readonly by: readonly Person[]
  readonly at: string
}

/** By field and value: an earlier value stays the one of those who first entered it, even if another person saves it again. */
export type Vouchers = Readonly<Record<string, Readonly<Record<string, Voucher>>>>

type Change = { before: GuardedValues; after: GuardedValues }

/** Records who entered the values that are not public yet. */
export function afterSave(
  vouchers: Vouchers,
  { before, after }: Change,
  person: Person,
  now: Date,
): Vouchers {
  const entered = changedFields(before, after).filter((field) => !voucherOf(vouchers, after, field))
  return vouch(vouchers, after, entered, person, now)
}

/** Records that a person confirms all that is not public yet. */
export function afterConfirmation(
  vouchers: Vouchers,
  { before, after }: Change,
  person: Person,
  now: Date,
): Vouchers {
  return vouch(vouchers, after, changedFields(before, after), person, now)
}

/** The changed fields for which fewer than two people vouch, the person who acts now among them. */
export function unconfirmed(vouchers: Vouchers, { before, after }: Change, person: Person): string[] {
  return changedFields(before, after).filter((field) => {
    const others = voucherOf(vouchers, after, field)?.by.filter(({ id }) => id !== person.id) ?? []
    return others.length === 0
  })
}

export function voucherOf(vouchers: Vouchers, after: GuardedValues, field: string): Voucher | undefined {
  const values = Object.hasOwn(vouchers, field) ? vouchers[field] : undefined
  const value = after[field] ?? ''
  return values && Object.hasOwn(values, value) ? values[value] : undefined
}

function vouch(
  vouchers: Vouchers,
  after: GuardedValues,
  fields: string[],
  person: Person,
  now: Date,
): Vouchers {
  const added = fields.map((field) => {
    const voucher = voucherOf(vouchers, after, field)
    const by = (voucher?.by ?? []).filter(({ id }) => id !== person.id)
    const at = voucher?.at ?? now.toISOString()
    return [field, { ...vouchers[field], [after[field] ?? '']: { by: [...by, person], at } }]
  })
  return { ...vouchers, ...Object.fromEntries(added) }
}
