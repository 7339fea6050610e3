import type { Core } from '@strapi/strapi'
import { PUBLISH, USER } from '../accounts/account'
import type { Account } from './signed-in-person'
import type { Person } from './vouchers'

/** Returns the names of the others who may confirm what a person saved: they publish entries of that type. */
export async function otherConfirmers(strapi: Core.Strapi, uid: string, { id }: Person): Promise<string[]> {
  const accounts = (await strapi.db.query(USER).findMany({
    where: { id: { $ne: id }, isActive: true, roles: { permissions: { action: PUBLISH, subject: uid } } },
    orderBy: 'email',
  })) as (Account & { blocked?: boolean | null })[]
  const names = accounts
    .filter(({ blocked }) => !blocked)
    .map(({ firstname, lastname, email }) => [firstname, lastname].filter(Boolean).join(' ') || email)
  return [...new Set(names)]
}

const MOST_NAMES = 3

/** Says who confirms, and where; or how there will be someone. */
export function whoConfirms(names: readonly string[]): string {
  if (names.length === 0)
    return 'Nobody else can confirm it yet: invite another editor at the desk of the site.'
  const shown = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), 'another editor'] : names
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(shown)
  return `Ask ${list} to confirm it on the page "To confirm".`
}
