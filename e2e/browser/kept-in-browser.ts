import type { Page } from '@playwright/test'
import { MOODS } from './mood-page.ts'
import { expect } from './test.ts'

/** The cached entries, by path. */
export function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    }
    return found
  })
}

/** Opens the dashboard and waits until it works offline. */
export async function openDashboard(page: Page, origin = '') {
  await page.goto(`${origin}/dashboard/assessment`)
  await page.goto(origin + MOODS)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain('/dashboard/assessment')
  await expect.poll(() => canWait(page)).toBe(true)
}

/** The cached last views, without their common address prefix. */
export async function viewNames(page: Page): Promise<string[]> {
  const { views } = await readStores(page)
  return views.map((name) => name.replace('/dashboard/', ''))
}

/** Returns whether this browser has the keys for pending check-ins. */
export async function canWait(page: Page): Promise<boolean> {
  return (await readStores(page)).keys.includes('waiting')
}

/** Everything in the dashboard's stores, decrypted with the stored keys, as text. */
export async function openedText(page: Page): Promise<string> {
  return (await readStores(page)).opened.join()
}

/** The same as stored on disk. */
export async function storedText(page: Page): Promise<string> {
  return (await readStores(page)).stored.join()
}

/** The names of the databases of this browser. */
export async function storeNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').sort())
}

/** The content of the dashboard's databases; empty if there are none. */
function readStores(page: Page) {
  return page.evaluate(async () => {
    const answerOf = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const found = {
      views: [] as string[],
      keys: [] as string[],
      stored: [] as string[],
      opened: [] as string[],
    }
    const own: CryptoKey[] = []
    const sealed: { iv: BufferSource; sealed: ArrayBuffer }[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      // To look must not make it: the dashboard would find a store without tables.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      const store = await answerOf(opening).catch(() => undefined)
      for (const table of store?.objectStoreNames ?? []) {
        const rows = store?.transaction(table).objectStore(table)
        if (!rows) continue
        const [names, values] = await Promise.all([answerOf(rows.getAllKeys()), answerOf(rows.getAll())])
        if (table === 'views') found.views = names.map(String)
        if (table === 'keys') found.keys = names.map(String)
        for (const value of values) {
          if (value instanceof CryptoKey) own.push(value)
          else if (value.keys) own.push(...value.keys)
          else sealed.push(value)
          const { iv: _iv, sealed: bytes, ...open } = value
          found.stored.push(JSON.stringify(open), bytes ? new TextDecoder('latin1').decode(bytes) : '')
        }
      }
      store?.close()
    }
    if (own.some(({ extractable }) => extractable)) throw new Error('a key can be exported')
    for (const { iv, sealed: bytes } of sealed) {
      for (const key of own) {
        const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes).catch(() => undefined)
        if (text) found.opened.push(new TextDecoder().decode(text))
      }
    }
    return found
  })
}
