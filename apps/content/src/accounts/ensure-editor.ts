import type { Core } from '@strapi/strapi'
import { type Account, EDITOR_ROLE, SUPER_ADMIN_ROLE, USER } from './account'

/**
 * Creates the first account in an empty database: an editor, who writes, publishes, deletes and uploads, but manages
 * neither accounts nor tokens. While an account exists, Strapi allows no registration.
 */
export async function ensureEditor(strapi: Core.Strapi, { email, password }: Account) {
  const users = strapi.service(USER)
  const editor = await strapi.service('admin::role').findOne({ code: EDITOR_ROLE })
  const checked = strapi.store({ type: 'app', name: 'first_editor', key: 'is_editor' })
  if (!(await users.exists())) {
    await users.create({
      email,
      password,
      firstname: 'Content',
      lastname: 'Editor',
      isActive: true,
      registrationToken: null,
      roles: [editor.id],
    })
  } else if (!(await checked.get({}))) {
    await takeSuperAdminAway(strapi, email, editor.id)
  }
  await checked.set({ value: true })
}

/**
 * Version 0.1 made this account a super admin. Demoted only once, so that a later promotion by an operator stays. Done
 * by a query, because the service refuses to leave a system without a super admin.
 */
async function takeSuperAdminAway(strapi: Core.Strapi, email: string, editorRoleId: unknown) {
  const where = { email: email.toLowerCase(), roles: { code: SUPER_ADMIN_ROLE } }
  const account = await strapi.db.query(USER).findOne({ where })
  if (!account) return
  await strapi.db.query(USER).update({ where: { id: account.id }, data: { roles: [editorRoleId] } })
  strapi.log.warn(
    `${email} is an editor now and no longer a super admin: see docs/runbooks/content-accounts.md`,
  )
}
