import { afterEach, expect, test, vi } from 'vitest'
import { storeUser } from '#member/session/session.ts'
import { OFFLINE_DATABASE } from '#storage-keys.ts'
import { fakeStorage } from '#testing/fake-storage.ts'
import { withStore } from './offline-store.ts'
import { cacheView, findCachedView, updateCachedView } from './view-cache.ts'

const ASHA = {
  id: 'm-1',
  name: 'Asha',
  time_zone: 'Asia/Kolkata',
  time_zone_is_chosen: false,
  tokens: { access_token: 't', expires_in: 900 },
}

/** Returns the names of the databases that are opened. None opens. */
function watchOpening() {
  const names: string[] = []
  const open = (name: string) => {
    names.push(name)
    throw new DOMException('not here', 'SecurityError')
  }
  vi.stubGlobal('indexedDB', { open })
  vi.stubGlobal('localStorage', fakeStorage())
  return names
}

afterEach(() => vi.unstubAllGlobals())

test('D40 once nobody is signed in, nothing opens the database, which would create it again', async () => {
  const opened = watchOpening()
  expect(await withStore(async () => 'done')).toBeUndefined()
  await cacheView('/dashboard/profile', ASHA.id, {})
  expect(await findCachedView('/dashboard/profile', ASHA.id)).toBeUndefined()
  await updateCachedView('/dashboard/profile', ASHA.id, (data) => data)
  expect(opened).toEqual([])
})

test('D40 a session that ends before the database is opened leaves it closed', async () => {
  const opened = watchOpening()
  storeUser(ASHA)
  const answer = withStore(async () => 'done')
  localStorage.removeItem('authenticated')
  expect(await answer).toBeUndefined()
  expect(opened).toEqual([])

  storeUser(ASHA)
  await expect(withStore(async () => 'done')).rejects.toThrow('not here')
  expect(opened).toEqual([OFFLINE_DATABASE])
})
