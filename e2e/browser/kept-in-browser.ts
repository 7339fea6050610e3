import { expect, type Page } from '@playwright/test'
import { MOODS } from './mood-page.ts'

/** What is kept, by its path. */
export function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    }
    return found
  })
}

/** Opens the dashboard, and waits until it can be opened without a network. */
export async function openDashboard(page: Page, origin = '') {
  await page.goto(`${origin}/dashboard/assessment`)
  await page.goto(origin + MOODS)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain('/dashboard/assessment')
}

/** The last views that are kept, without the address that they all begin with. */
export async function viewNames(page: Page): Promise<string[]> {
  const { views = [] } = await ownStore(page)
  return views.map(({ key }) => key.replace('/dashboard/', ''))
}

/** Everything in the dashboard's own store, as text. */
export async function storedText(page: Page): Promise<string> {
  const tables = Object.values(await ownStore(page))
  return tables.flatMap((rows) => rows.map(({ value }) => value)).join()
}

/** The rows of the dashboard's own store, by the name of their table; none while there is no store. */
function ownStore(page: Page): Promise<Record<string, { key: string; value: string }[]>> {
  return page.evaluate(async () => {
    const answerOf = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const opening = indexedDB.open('pulli-member')
    // To look must not make it: the dashboard would find a store without tables.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    const store = await answerOf(opening).catch(() => undefined)
    if (!store) return {}
    const found: Record<string, { key: string; value: string }[]> = {}
    for (const name of store.objectStoreNames) {
      const table = store.transaction(name).objectStore(name)
      const [keys, values] = await Promise.all([answerOf(table.getAllKeys()), answerOf(table.getAll())])
      found[name] = keys.map((key, at) => ({ key: String(key), value: JSON.stringify(values[at]) }))
    }
    store.close()
    return found
  })
}
