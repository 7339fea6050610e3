import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { EDITOR_ROLE, SUPER_ADMIN_ROLE, USER } from '../accounts/account'
import type { DeskPerson } from './read-ticket'

export interface CmsUser {
  id: number
  email: string
  isActive: boolean
  roles?: { code: string }[]
}

const linkOf = (strapi: Core.Strapi, key: string) => strapi.store({ type: 'app', name: 'desk_account', key })

/**
 * Returns the account of a person of the desk. Their first sign-in attaches the account with their address, or creates one,
 * with a random password that is not shown. Owners manage the CMS, others are editors.
 *
 * @throws ApplicationError for an account that the operator blocked, or that is more than the desk may give
 */
export async function deskAccount(strapi: Core.Strapi, person: DeskPerson): Promise<CmsUser> {
  const users = strapi.db.query(USER)
  const linked = (await linkOf(strapi, person.id).get({})) as { user: number } | null
  const find = (where: object) => users.findOne({ where, populate: ['roles'] }) as Promise<CmsUser | null>
  const found =
    (linked && (await find({ id: linked.user }))) ?? (await find({ email: person.email.toLowerCase() }))
  const user = found ?? (await create(strapi, person))
  if (!user.isActive) throw new errors.ApplicationError('This account is blocked in the CMS.')
  const isSuperAdmin = user.roles?.some(({ code }) => code === SUPER_ADMIN_ROLE) ?? false
  if (isSuperAdmin && !person.isOwner)
    throw new errors.ApplicationError(
      'This account is a super admin’s, which only an owner of the desk opens. Ask an owner to make it an editor’s first, in the CMS under Settings, Users.',
    )
  // An editor, or the first account of a trial, who owns the desk by now.
  if (found && person.isOwner && !isSuperAdmin)
    await users.update({ where: { id: user.id }, data: { roles: [await roleOf(strapi, SUPER_ADMIN_ROLE)] } })
  if (linked?.user !== user.id) {
    await linkOf(strapi, person.id).set({ value: { user: user.id } })
    await linkOf(strapi, `user.${user.id}`).set({ value: { staff: person.id } })
  }
  return user
}

/** Returns the id at the desk of the person who has an account. */
export async function staffOfAccount(strapi: Core.Strapi, userId: number): Promise<string | undefined> {
  return ((await linkOf(strapi, `user.${userId}`).get({})) as { staff: string } | null)?.staff
}

async function create(strapi: Core.Strapi, { email, name, isOwner }: DeskPerson): Promise<CmsUser> {
  return strapi.service(USER).create({
    email: email.toLowerCase(),
    password: `${randomBytes(32).toString('base64url')}aA1`,
    firstname: name,
    lastname: '',
    isActive: true,
    registrationToken: null,
    roles: [await roleOf(strapi, isOwner ? SUPER_ADMIN_ROLE : EDITOR_ROLE)],
  })
}

const roleOf = async (strapi: Core.Strapi, code: string): Promise<number> =>
  (await strapi.service('admin::role').findOne({ code })).id
