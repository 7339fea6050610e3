import type { Core } from '@strapi/strapi'

/** A save is none of them: it changes the draft alone. */
const EVENTS = ['entry.publish', 'entry.unpublish', 'entry.delete', 'media.update', 'media.delete'] as const

const COALESCE_MS = 150
const RETRY_AFTER_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

interface Change {
  event: string
  model: string
  /** The names of a file and of its responsive formats. */
  files?: string[]
}

/** A file of the library, as `media.*` events carry it. */
interface LibraryFile {
  url: string
  formats?: Record<string, { url: string }> | null
}

/** Purges from the site's cache, at once, what visitors must no longer see. */
export function purgeOnChange(strapi: Core.Strapi, site: { url: string; secret: string }) {
  const tell = coalesce((change) => post(strapi, site, change))

  for (const event of EVENTS) {
    strapi.eventHub.on(event, async ({ model, media }: { model?: string; media?: LibraryFile }) =>
      tell({ event, model: model ?? 'media', ...(media && { files: namesOf(media) }) }),
    )
  }
}

/** The names under which the site serves a file: the last segment of its URL, wherever it is stored. */
const namesOf = ({ url, formats }: LibraryFile) =>
  [url, ...Object.values(formats ?? {}).map((format) => format.url)].map((address) =>
    address.slice(address.lastIndexOf('/') + 1),
  )

/** Publishing many entries at once sends one purge per model, not per entry; files are purged one by one. */
function coalesce(send: (change: Change) => void) {
  const waiting = new Map<string, Change>()
  return (change: Change) => {
    if (waiting.size === 0) {
      setTimeout(() => {
        const changes = [...waiting.values()]
        waiting.clear()
        changes.forEach(send)
      }, COALESCE_MS)
    }
    waiting.set(change.files?.[0] ?? change.model, change)
  }
}

/** Retries for a minute, because the site may be restarting. After that its cached pages have expired anyway. */
async function post(strapi: Core.Strapi, { url, secret }: { url: string; secret: string }, change: Change) {
  for (const delay of [...RETRY_AFTER_MS, undefined]) {
    const failure = await attempt(url, secret, change)
    if (!failure) return
    if (delay === undefined) {
      strapi.log.warn(`The site was not told of ${change.event} (${change.model}): ${failure}`)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, delay).unref())
  }
}

/** @returns the error, if any */
async function attempt(url: string, secret: string, change: Change): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(5_000),
    })
    await response.body?.cancel()
    return response.ok ? undefined : `it answered ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
