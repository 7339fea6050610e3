import type { Core } from '@strapi/strapi'
import { type Account, USER } from './account'

/**
 * Creates the operator's account, which manages the others, where a setting names it. One that exists stays as it is,
 * with the password and the roles that it has by now.
 */
export async function ensureSuperAdmin(strapi: Core.Strapi, { email, password }: Account) {
  if (!email) return
  const users = strapi.service(USER)
  if (await users.exists({ email: email.toLowerCase() })) return

  const superAdmin = await strapi.service('admin::role').getSuperAdmin()
  await users.create({
    email,
    password,
    firstname: 'Super',
    lastname: 'Admin',
    isActive: true,
    registrationToken: null,
    roles: [superAdmin.id],
  })
}
