import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { EDITOR_ROLE } from './account'

interface Permission {
  readonly action: string
  readonly subject?: string | null
}

const FILES = [
  'plugin::upload.read',
  'plugin::upload.configure-view',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
].map((action) => ({ action }))

/**
 * Gives Strapi's role Editor its rights: everything with every entry and file of the site, and nothing else. Strapi
 * itself does so once, field by field, so that a field of a later version would be nobody's but the super admin's.
 * Written for each version of the content types: what was changed in the role by hand holds until the next.
 */
export async function giveEditorRights(strapi: Core.Strapi) {
  const permissions = strapi.service('admin::permission')
  const entryActions = permissions.actionProvider
    .values()
    .filter(({ section }: { section: string }) => section === 'contentTypes')
  const entries: Permission[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(entryActions)
    .filter(({ subject }: Permission) => subject?.startsWith('api::'))
  const wanted = [...entries, ...FILES]

  const given = strapi.store({ type: 'app', name: 'editor_rights', key: 'version' })
  const version = createHash('sha256').update(JSON.stringify(wanted)).digest('hex')
  if ((await given.get({})) === version) return
  const roles = strapi.service('admin::role')
  const editor = await roles.findOne({ code: EDITOR_ROLE })
  await roles.assignPermissions(editor.id, wanted)
  await given.set({ value: version })
}
