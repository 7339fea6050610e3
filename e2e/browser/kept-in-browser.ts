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
export function viewNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('pulli-member')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const reading = opening.result.transaction('views').objectStore('views').getAllKeys()
    await new Promise((resolve) => {
      reading.onsuccess = resolve
    })
    opening.result.close()
    return reading.result.map((name) => String(name).replace('/dashboard/', ''))
  })
}

/** Everything in the dashboard's own store, as text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const store = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('pulli-member')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const all: unknown[] = []
    for (const name of store.objectStoreNames) {
      const reading = store.transaction(name).objectStore(name).getAll()
      await new Promise((resolve) => {
        reading.onsuccess = resolve
      })
      all.push(...reading.result)
    }
    store.close()
    return JSON.stringify(all)
  })
}
