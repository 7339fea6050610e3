import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { holdBack } from './hold-back.ts'
import { signInNewMember } from './new-member.ts'
import { alone, button, card, field, isSaved, openPlan, PLAN } from './safety-plan-page.ts'
import { expect, test } from './test.ts'

const DATABASE = 'pulli-plan'

/** What is stored, as the bytes on the disk would show it. */
const storedBytes = (page: Page) =>
  page.evaluate(async (name) => {
    const store = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
    })
    const read = (part: string) =>
      new Promise<unknown[]>((resolve) => {
        if (!store.objectStoreNames.contains(part)) return resolve([])
        const all = store.transaction(part).objectStore(part).getAll()
        all.onsuccess = () => resolve(all.result)
      })
    const copies = (await read('copies')) as { sealed: ArrayBuffer; revision: number }[]
    const locks = (await read('locks')) as { kind: string; key?: CryptoKey; failures?: number }[]
    store.close()
    return {
      text: copies.map(({ sealed }) => new TextDecoder().decode(sealed)).join(),
      revisions: copies.map(({ revision }) => revision),
      lock: locks[0]?.kind,
      canBeExported: locks[0]?.key?.extractable,
      failures: locks[0]?.failures,
    }
  }, DATABASE)

/** Damages the copies whose number, from the newest on, is below `count`. */
const damage = (page: Page, count: number) =>
  page.evaluate(
    async ({ name, count: damaged }) => {
      const store = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
      })
      const work = store.transaction('copies', 'readwrite')
      const copies = work.objectStore('copies')
      const found: { slot: IDBValidKey; copy: { revision: number; sealed: ArrayBuffer } }[] = []
      await new Promise<void>((resolve) => {
        copies.openCursor().onsuccess = ({ target }) => {
          const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
          if (!cursor) return resolve()
          found.push({ slot: cursor.key, copy: cursor.value })
          cursor.continue()
        }
      })
      found.sort((one, other) => other.copy.revision - one.copy.revision)
      for (const { slot, copy } of found.slice(0, damaged)) {
        copies.put({ ...copy, sealed: copy.sealed.slice(0, -3) }, slot)
      }
      await new Promise((resolve) => {
        work.oncomplete = resolve
      })
      store.close()
    },
    { name: DATABASE, count },
  )

test('a plan is kept at every keystroke, and is there after a reload, encrypted, with numbers to call', async ({
  page,
}) => {
  await openPlan(page)
  await expect(page).toHaveTitle('My plan')
  await alone(page).pressSequentially('Kun Faya Kun, on the roof')
  await field(page, 'Name').first().fill('Meera')
  await field(page, 'Phone number').first().fill('98450 00000')
  await button(page, 'Add a person').first().click()
  await isSaved(page)

  const stored = await storedBytes(page)
  expect(stored.text).not.toMatch(/Kun|Meera|98450/)
  expect(stored.lock).toBe('device')
  expect(stored.canBeExported).toBe(false)

  await page.reload()
  await expect(card(page)).toContainText('Kun Faya Kun, on the roof')
  await expect(card(page).getByRole('link', { name: 'Meera 98450 00000' })).toHaveAttribute(
    'href',
    'tel:9845000000',
  )
  await expect(card(page).getByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416')
  await expect(card(page).getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112')
  await button(page, 'Change my plan').click()
  await expect(alone(page)).toHaveValue('Kun Faya Kun, on the roof')
})

test('what is written before the script has come, or while the page is left, is not lost', async ({
  page,
}) => {
  const release = await holdBack(page)
  await page.goto(PLAN, { waitUntil: 'commit' })
  await alone(page).fill('walk to the lake')
  release()
  await isSaved(page)
  await page.reload()
  await expect(card(page)).toContainText('walk to the lake')
})

test('the last words before a page is closed are kept too, encrypted, however slow the phone saves', async ({
  page,
}) => {
  await openPlan(page)
  await alone(page).fill('walk')
  await isSaved(page)
  // From now on nothing that has to be waited for is done before the page is gone.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('too slow')
    }
  })
  await alone(page).fill('walk to the lake')
  await page.goto('/crisis')
  const tail = await page.evaluate(() => localStorage.getItem('plan-tail') ?? '')
  expect(tail).not.toBe('')
  expect(String.fromCharCode(...JSON.parse(tail)[1])).not.toContain('lake')
  await page.goto(PLAN)
  await expect(card(page)).toContainText('walk to the lake')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plan-tail'))).toBeNull()
  await page.reload()
  await expect(card(page)).toContainText('walk to the lake')
})

test('a page that dies in the middle of a write leaves a plan that opens', async ({ page, context }) => {
  await openPlan(page)
  await alone(page).fill('one')
  await isSaved(page)
  // Each save begins and never ends: the process dies under it.
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given)
      this.transaction.abort()
      return request
    }
  })
  await alone(page).fill('two')
  await expect(page.getByRole('alert').filter({ hasText: 'could not be saved' })).toBeVisible()
  await expect(alone(page)).toHaveValue('two')
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await openPlan(again)
  await expect(card(again)).toContainText('one')
})

test('a damaged copy gives way to the previous one; with both damaged nothing is deleted', async ({
  page,
}) => {
  await openPlan(page)
  await alone(page).fill('the first')
  await isSaved(page)
  await field(page, 'What is worth living for').fill('the sea')
  await expect.poll(async () => (await storedBytes(page)).revisions.length).toBe(2)
  await isSaved(page)
  await damage(page, 1)
  await page.reload()
  await expect(card(page)).toContainText('the first')
  await expect(page.getByRole('alert').filter({ hasText: 'as it was before' })).toBeVisible()
  await damage(page, 2)
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be read' })).toBeVisible()
  expect((await storedBytes(page)).revisions).toHaveLength(2)
})

test('two tabs see each other, and neither writes over the other', async ({ page, context }) => {
  await openPlan(page)
  const other = await context.newPage()
  await openPlan(other)
  await alone(page).fill('sing')
  await expect(card(other).or(alone(other))).toBeVisible()
  await expect(other.getByText('sing').first()).toBeAttached()

  // Both write while neither is notified of the other.
  await other.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {}
  })
  await other.getByRole('button', { name: 'Change my plan' }).click()
  await field(other, 'What is worth living for').fill('the sea')
  await isSaved(other)
  await alone(page).fill('sing loudly')
  await expect(field(page, 'What is worth living for')).toHaveValue('the sea')
  await expect(alone(page)).toHaveValue('sing loudly')
  await isSaved(page)
})

test('a PIN opens the plan, a wrong one deletes nothing, and after some there is a wait', async ({
  page,
}) => {
  await openPlan(page)
  await alone(page).fill('call Meera')
  await isSaved(page)
  await field(page, 'New PIN').fill('12')
  await button(page, 'Set a PIN').click()
  await expect(page.getByText('Enter 4 to 12 digits.').first()).toBeVisible()
  await field(page, 'New PIN').fill('4711')
  await button(page, 'Set a PIN').click()
  await expect(page.getByText('now asks for the PIN')).toBeVisible()
  await alone(page).fill('call Meera, then Arun')
  await isSaved(page)

  // Only the test moves the clock: the wait lasts no longer than a busy machine may need to come back.
  const triedAt = Date.now()
  await page.clock.setFixedTime(triedAt)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your plan is locked' })).toBeVisible()
  await expect(page.getByText('call Meera')).toHaveCount(0)
  expect(await storedBytes(page)).toMatchObject({ lock: 'pin', canBeExported: undefined })
  const pin = field(page, 'PIN')
  for (const failures of [1, 2]) {
    await pin.fill('0000')
    await button(page, 'Open my plan').click()
    await expect.poll(async () => (await storedBytes(page)).failures).toBe(failures)
    await expect(page.getByRole('alert').filter({ hasText: 'That is not the PIN' })).toBeVisible()
  }
  await pin.fill('0000')
  await button(page, 'Open my plan').click()
  await expect(page.getByRole('alert').filter({ hasText: /Try again in \d seconds/ })).toBeVisible()
  // The right one has to wait as well, and a reload is no way round it.
  await page.clock.setFixedTime(triedAt + 4_000)
  await page.reload()
  await pin.fill('4711')
  await button(page, 'Open my plan').click()
  await expect(page.getByRole('alert').filter({ hasText: /Try again in \d seconds/ })).toBeVisible()
  await page.clock.setFixedTime(triedAt + 5_001)
  await pin.fill('4711')
  await button(page, 'Open my plan').click()
  await expect(card(page)).toContainText('call Meera, then Arun', { timeout: 20_000 })

  await button(page, 'Remove the PIN').click()
  await expect(page.getByText('The PIN is removed.')).toBeVisible()
  await page.reload()
  await expect(card(page)).toContainText('call Meera, then Arun')
})

for (const [what, refuse] of [
  ['no encryption', () => Object.defineProperty(crypto, 'subtle', { value: undefined })],
  [
    'no store',
    () =>
      Object.defineProperty(window, 'indexedDB', {
        value: {
          open() {
            throw new DOMException('refused', 'InvalidStateError')
          },
        },
      }),
  ],
  [
    'a full disk',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`with ${what} the page says at once that it keeps nothing, and what is written can be printed and copied`, async ({
    page,
  }) => {
    await page.addInitScript(refuse)
    await openPlan(page)
    await expect(
      page.getByRole('alert').filter({ hasText: 'does not let the page keep anything' }),
    ).toBeVisible()
    await alone(page).fill('breathe out for longer than in')
    await expect(page.getByText('Saved on this device.')).toHaveCount(0)
    await button(page, 'Share with one person').click()
    await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue(/breathe out for longer/)
    await page.keyboard.press('Escape')
    await page.emulateMedia({ media: 'print' })
    await expect(card(page)).toContainText('breathe out for longer')
  })
}

test('nothing is sent by itself: the text is shown first, then the phone asks to whom; and the browser is asked to keep the plan once something is written', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: unknown[] = []
    Object.assign(window, { asked })
    Object.defineProperty(navigator, 'share', { value: async (given: unknown) => void asked.push(given) })
    navigator.storage.persist = async () => asked.push('persist') > 0
  })
  const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)
  const calls: string[] = []
  await openPlan(page)
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await alone(page).focus()
  await alone(page).pressSequentially('sing')
  expect(await asked()).toEqual([])
  await field(page, 'What is worth living for').focus()
  await expect.poll(asked).toEqual(['persist'])
  await expect(page.getByText('promised not to clear it')).toBeVisible()
  await button(page, 'Share with one person').click()
  await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue(/sing/)
  expect(await asked()).toHaveLength(1)
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Quick exit' })).toBeInViewport({
    ratio: 1,
  })
  await button(page, 'Choose a person').click()
  expect((await asked())[1]).toMatchObject({ title: 'My plan', text: expect.stringContaining('sing') })
  expect(calls.filter((call) => !/ \/assets\/|\/sw.js|vitals$/.test(call))).toEqual([])
})

test('leave no trace asks once, removes everything, here and in another tab, and says so', async ({
  page,
  context,
}) => {
  await openPlan(page)
  await alone(page).fill('by the river')
  await isSaved(page)
  const other = await context.newPage()
  await openPlan(other)
  await expect(card(other)).toContainText('by the river')

  await button(page, 'Leave no trace').click()
  await button(page, 'Keep it').click()
  await expect(alone(page)).toHaveValue('by the river')
  await button(page, 'Leave no trace').click()
  await button(page, 'Remove it').click()
  await expect(page.getByText('are gone from this browser')).toBeInViewport()
  await expect(alone(page)).toHaveValue('')
  await expect(other.getByText('by the river')).toHaveCount(0)
  const stored = await storedBytes(page)
  expect(stored).toMatchObject({ text: '', revisions: [], lock: undefined })
  await page.reload()
  await expect(alone(page)).toHaveValue('')
})

test('D40 a quick exit, which signs out too, does not delete the plan', async ({ page }) => {
  await page.route('https://www.google.com/', (route) => route.fulfill({ body: '<title>Elsewhere</title>' }))
  await signInNewMember(page)
  await openPlan(page)
  await alone(page).fill('call Arun')
  await isSaved(page)
  await page.getByRole('banner').getByRole('link', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL('https://www.google.com/')
  await page.goto(PLAN)
  await expect(card(page)).toContainText('call Arun')
})

test('the plan is one tap away from the crisis line of every page and from its dialog', async ({ page }) => {
  await page.goto('/about')
  await page
    .getByRole('complementary', { name: 'Help in a crisis' })
    .getByRole('link', { name: 'My plan' })
    .click()
  await expect(page).toHaveURL(PLAN)
  await signInNewMember(page)
  await page.goto('/dashboard/profile')
  await page.getByRole('link', { name: 'Help now' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'My plan' }).click()
  await expect(page).toHaveURL(PLAN)
})

test('axe finds nothing in a plan that is written, read, locked or refused, light or dark', async ({
  page,
}) => {
  await openPlan(page)
  await alone(page).fill('walk')
  await isSaved(page)
  expect(await violations(page)).toEqual([])
  await button(page, 'Share with one person').click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await field(page, 'New PIN').fill('4711')
  await button(page, 'Set a PIN').click()
  await expect(page.getByText('now asks for the PIN')).toBeVisible()
  await button(page, 'Done').click()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await field(page, 'PIN').fill('1111')
  await button(page, 'Open my plan').click()
  await expect(page.getByRole('alert').filter({ hasText: 'That is not the PIN' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
