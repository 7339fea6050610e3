import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import { clientFolder } from './client-folder.ts'

type Entry = EntryContext['manifest']['entry']

let known: Entry | undefined

/**
 * Lets an app page begin with the code that hydrates it, and name all of it ahead: one wave of requests, and no
 * start script of the documents (P2). `trim-manifest.ts` wrote down which that is. In development the start script
 * goes first, and fetches that code itself.
 */
export function withAppEntry(context: EntryContext): EntryContext {
  if (!import.meta.env.PROD) return context
  known ??= readEntry(context.manifest.url)
  return { ...context, manifest: { ...context.manifest, entry: known } }
}

function readEntry(manifestUrl: string): Entry {
  const text = readFileSync(join(clientFolder(), manifestUrl), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{')).replace(/;\s*$/, '')).entry
}
