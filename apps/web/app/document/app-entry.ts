import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import { clientFolder } from './client-folder.ts'
import type { AppName } from './page-kind.ts'

type Entry = EntryContext['manifest']['entry']

let known: Entry | undefined

/**
 * Gives an app page its own entry, written to the manifest by `trim-manifest.ts`, in place of the document script. All
 * of its modules are named in the page, so that they load in parallel (P2). In development the document script is the
 * entry, and imports that code.
 */
export function withAppEntry(context: EntryContext, app: AppName): EntryContext {
  if (!import.meta.env.PROD) return context
  known ??= readEntry(context.manifest.url)
  const url = app === 'desk' ? deskManifest(context.manifest.url) : context.manifest.url
  return { ...context, manifest: { ...context.manifest, url, entry: known } }
}

/** The desk's routes have a manifest of their own, so that the dashboard's gets no heavier (P2). */
const deskManifest = (url: string) => url.replace(/manifest-(\w+\.js)$/, 'desk-manifest-$1')

function readEntry(manifestUrl: string): Entry {
  const text = readFileSync(join(clientFolder(), manifestUrl), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{')).replace(/;\s*$/, '')).entry
}
