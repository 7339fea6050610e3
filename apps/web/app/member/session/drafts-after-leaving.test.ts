import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveQuickly } from '#quick-exit/leave-quickly.ts'
import { clearSession } from './clear-session.ts'
import { clearDraftsOfOthers, draftStore } from './draft-store.ts'
import { storeUser } from './session.ts'

const ASHA = {
  id: 'm-1',
  name: 'Asha',
  time_zone: 'Asia/Kolkata',
  time_zone_is_chosen: false,
  tokens: { access_token: 't', expires_in: 1 },
}
const BINA = { ...ASHA, id: 'm-2', name: 'Bina' }
const notes = draftStore<{ note: string }>('note', ({ note }) => (note === undefined ? undefined : { note }))

/** As a browser's: what it has are its own properties. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods)
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('document', { title: 'Moods', documentElement: { hidden: false, setAttribute: () => {} } })
  vi.stubGlobal('location', { replace: vi.fn() })
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()))
  storeUser(ASHA)
  notes.save({ note: 'by the river' })
})
afterEach(() => vi.unstubAllGlobals())

test('finding field A1: what a member was writing at a quick exit comes back after signing in again', async () => {
  await leaveQuickly('https://elsewhere.example/')
  expect(location.replace).toHaveBeenCalledWith('https://elsewhere.example/')
  expect(JSON.stringify(localStorage)).toBe('{}')
  expect(notes.load()).toBeUndefined()
  storeUser(ASHA)
  clearDraftsOfOthers(ASHA.id)
  expect(notes.load()).toEqual({ note: 'by the river' })
})

test('finding field A1: another member who signs in after a quick exit neither gets nor leaves the draft', async () => {
  await leaveQuickly('https://elsewhere.example/')
  storeUser(BINA)
  expect(notes.load()).toBeUndefined()
  clearDraftsOfOthers(BINA.id)
  expect(JSON.stringify(sessionStorage)).not.toContain('river')
})

test('D40: a logout deletes drafts', async () => {
  await clearSession('keep')
  expect(JSON.stringify(sessionStorage)).toBe('{}')
})
