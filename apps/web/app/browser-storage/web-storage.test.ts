import { afterEach, expect, test, vi } from 'vitest'
import { local, session } from './web-storage.ts'

/** A storage of a browser, with what is in it. */
function fakeStorage(stored: Record<string, string> = {}) {
  return Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: {
      configurable: true,
      value: (key: string, value: string) => {
        stored[key] = value
      },
    },
    removeItem: {
      value: (key: string) => {
        delete stored[key]
      },
    },
  }) as unknown as Storage
}

const refusing = new Proxy({} as Storage, {
  get() {
    throw new DOMException('refused', 'SecurityError')
  },
})

function storages(localStorage: Storage | null, sessionStorage: Storage | null) {
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('sessionStorage', sessionStorage)
}

afterEach(() => {
  local.removeItem('a')
  session.removeItem('a')
  vi.unstubAllGlobals()
})

test('a value is in the storage that it is for', () => {
  const [one, other] = [fakeStorage(), fakeStorage()]
  storages(one, other)
  expect([local.setItem('a', '1'), session.setItem('b', '2')]).toEqual([true, true])
  expect([{ ...one }, { ...other }]).toEqual([{ a: '1' }, { b: '2' }])
  expect([local.getItem('a'), session.getItem('a'), local.getItem('c')]).toEqual(['1', null, null])
})

test.each([
  ['refused', refusing],
  ['missing, as in a web view', null],
])('finding M8: where the storage of all tabs is %s, that of this tab takes its place', (_, storage) => {
  const other = fakeStorage()
  storages(storage, other)
  expect(local.setItem('a', '1')).toBe(true)
  expect({ ...other }).toEqual({ a: '1' })
  expect(local.getItem('a')).toBe('1')
  local.removeItem('a')
  expect({ ...other }).toEqual({})
})

/** Cookies of a page, and all that was written. */
function cookieJar({ isRefusing = false } = {}) {
  const written: string[] = []
  const jar = new Map<string, string>()
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(cookie: string) {
      written.push(cookie)
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? []
      if (isRefusing || /Max-Age=0/.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    },
  })
  return { jar, written }
}

test('finding M8: where all storages are refused, a cookie of the visit takes their place', () => {
  storages(refusing, null)
  const { jar, written } = cookieJar()
  expect(local.setItem('a', '{"name": "आशा; x"}')).toBe(true)
  expect(local.getItem('a')).toBe('{"name": "आशा; x"}')
  expect([...jar.keys()]).toEqual(['__Host-a'])
  expect(written.at(-1)).toMatch(/; Path=\/; SameSite=Strict; Secure$/)
  local.removeItem('a')
  expect([jar.size, local.getItem('a')]).toEqual([0, null])
})

test('where a storage works, no cookie is written, and one that another site planted is not read', () => {
  storages(fakeStorage(), null)
  const { jar, written } = cookieJar()
  jar.set('__Host-a', 'planted')
  expect(local.getItem('a')).toBeNull()
  local.setItem('a', '1')
  local.removeItem('a')
  expect(written).toEqual([])
})

test('finding M8: what is for one tab alone is in no cookie', () => {
  storages(refusing, refusing)
  const { written } = cookieJar()
  expect(session.setItem('a', '1')).toBe(false)
  expect(written).toEqual([])
})

test('finding M8: where everything is refused, this page remembers, and says that the next one does not', () => {
  storages(refusing, null)
  cookieJar({ isRefusing: true })
  expect(local.setItem('a', '1')).toBe(false)
  expect(local.getItem('a')).toBe('1')
  expect(local.keys()).toEqual(['a'])
  local.removeItem('a')
  expect(local.getItem('a')).toBeNull()
})

test('a storage that is full is like a refused one', () => {
  const full = fakeStorage()
  Object.defineProperty(full, 'setItem', {
    value: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  storages(full, fakeStorage())
  expect(local.setItem('a', '1')).toBe(true)
  expect(local.getItem('a')).toBe('1')
})
