import type { Core } from '@strapi/strapi'

/**
 * Turns off, once for each installation, what the media library does to a picture to save disk: it reduces a PNG to at
 * most 256 colours. The site makes small pictures of its own from what is stored here. An administrator who turns it on
 * again in the library's settings keeps it on.
 */
export async function turnOffSizeOptimization(strapi: Core.Strapi) {
  const note = strapi.store({ type: 'app', name: 'uploads' })
  if (await note.get({ key: 'size-optimization-turned-off' })) return

  const settings = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' })
  const stored = (await settings.get({})) as Record<string, unknown> | null
  await settings.set({ value: { ...stored, sizeOptimization: false } })
  await note.set({ key: 'size-optimization-turned-off', value: true })
}
