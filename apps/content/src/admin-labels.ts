import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { ENTRY_LABELS } from './labels/entry-labels'
import type { TypeLabels } from './labels/label'
import { SETTINGS_LABELS } from './labels/settings-labels'

export const ADMIN_LABELS: Record<string, TypeLabels> = { ...ENTRY_LABELS, ...SETTINGS_LABELS }

/** The part of the content manager's stored configuration that we write. */
interface Configuration {
  settings: Record<string, unknown>
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>
  layouts: { list: string[]; edit: unknown[] }
}

/**
 * Writes our labels and help texts into the admin's edit views. Strapi 5 stores them in the database, not in the
 * schemas. Runs once per version of the labels, so that an editor's own arrangement of a view is preserved.
 */
export async function applyAdminLabels(strapi: Core.Strapi) {
  const applied = strapi.store({ type: 'app', name: 'admin_labels', key: 'version' })
  const version = createHash('sha256').update(JSON.stringify(ADMIN_LABELS)).digest('hex')
  if ((await applied.get({})) === version) return

  const manager = strapi.plugin('content-manager')
  const types = manager.service('content-types')
  const components = manager.service('components')
  for (const [uid, labels] of Object.entries(ADMIN_LABELS)) {
    const service = uid.startsWith('api::') ? types : components
    const { settings, metadatas, layouts } = await service.findConfiguration({ uid })
    await service.updateConfiguration({ uid }, withLabels({ settings, metadatas, layouts }, labels))
  }
  await applied.set({ value: version })
}

function withLabels(configuration: Configuration, { fields, columns, sort }: TypeLabels): Configuration {
  const metadatas = { ...configuration.metadatas }
  for (const [field, [label, description]] of Object.entries(fields)) {
    const stored = metadatas[field]
    metadatas[field] = {
      edit: { visible: true, editable: true, ...stored?.edit, label, description },
      list: { searchable: true, sortable: true, ...stored?.list, label },
    }
  }
  return {
    settings: {
      ...configuration.settings,
      ...(sort && { defaultSortBy: sort[0], defaultSortOrder: sort[1] }),
    },
    metadatas,
    layouts: { ...configuration.layouts, ...(columns && { list: columns }) },
  }
}
