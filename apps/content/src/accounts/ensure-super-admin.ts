import type { Core } from '@strapi/strapi'
import { type Account, USER } from './account'

/**
 * Creates the operator's account, which manages the others, if it is configured. An existing account is left unchanged,
 * including its password and roles.
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
