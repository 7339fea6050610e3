import type { Core } from '@strapi/strapi'
import { type Account, EDITOR_ROLE, USER } from './account'

/**
 * Creates the first account in an empty database: an editor, who writes, publishes, deletes and uploads, but manages
 * neither accounts nor tokens. While an account exists, Strapi allows no registration.
 */
export async function ensureEditor(strapi: Core.Strapi, { email, password }: Account) {
  const users = strapi.service(USER)
  if (await users.exists()) return
  const editor = await strapi.service('admin::role').findOne({ code: EDITOR_ROLE })
  await users.create({
    email,
    password,
    firstname: 'Content',
    lastname: 'Editor',
    isActive: true,
    registrationToken: null,
    roles: [editor.id],
  })
}
