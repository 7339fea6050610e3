import type { Core } from '@strapi/strapi'

/** Creates the first editor account, with every right, on a database that has none. */
export async function ensureFirstAdmin(
  strapi: Core.Strapi,
  { email, password }: { email: string; password: string },
) {
  const users = strapi.service('admin::user')
  if (await users.exists()) return

  const superAdmin = await strapi.service('admin::role').getSuperAdmin()
  await users.create({
    email,
    password,
    firstname: 'Content',
    lastname: 'Admin',
    isActive: true,
    registrationToken: null,
    roles: [superAdmin.id],
  })
}
