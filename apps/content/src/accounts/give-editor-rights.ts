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
 * Grants Strapi's Editor role full rights to every entry and file of the site, and nothing else. Strapi does this only
 * once, field by field, so fields added later would be restricted to the super admin. Runs once per version of the
 * content types: manual changes to the role last until the next version.
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
