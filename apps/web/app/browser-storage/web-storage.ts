/** As much of a storage of the browser as is used here. */
interface WebStorage {
  getItem(key: string): string | null
  /** @returns whether it's still there on the next page */
  setItem(key: string, value: string): boolean
  removeItem(key: string): void
  keys(): string[]
}

type Name = 'localStorage' | 'sessionStorage'
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A storage that never throws: one that is refused, full, or missing as in many web views, is replaced by the next, and the
 * last by the memory of this page.
 * @param instead where all of them are refused
 */
function webStorage(names: readonly Name[], instead: readonly Place[] = []): WebStorage {
  const memory = new Map<string, string>()
  function all(): readonly Place[] {
    const found = names.flatMap((name) => {
      try {
        globalThis[name].getItem('')
        return [globalThis[name]]
      } catch {
        return []
      }
    })
    return found.length > 0 || typeof document === 'undefined' ? found : instead
  }
  function removeItem(key: string) {
    memory.delete(key)
    for (const storage of all()) storage.removeItem(key)
  }
  return {
    getItem(key) {
      for (const storage of all()) {
        const value = storage.getItem(key)
        if (value !== null) return value
      }
      return memory.get(key) ?? null
    },
    setItem(key, value) {
      removeItem(key)
      for (const storage of all()) {
        try {
          storage.setItem(key, value)
          return true
        } catch {
          // It is full.
        }
      }
      memory.set(key, value)
      return false
    },
    removeItem,
    keys: () => [
      ...memory.keys(),
      ...all().flatMap((place) => (instead.includes(place) ? [] : Object.keys(place))),
    ],
  }
}

/** Cookies of this visit. Their names bind them to this host, over https; browsers take them from this machine without. */
const cookies: Place = {
  getItem(key) {
    const start = `__Host-${key}=`
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
    return found === undefined ? null : decodeURIComponent(found.slice(start.length))
  },
  setItem(key, value) {
    writeCookie(key, encodeURIComponent(value))
    if (this.getItem(key) !== value) throw Error('refused')
  },
  removeItem: (key) => writeCookie(key, '; Max-Age=0'),
}
function writeCookie(key: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the floor of browsers
  document.cookie = `__Host-${key}=${value}; Path=/; SameSite=Strict; Secure`
}

/** For all tabs, from visit to visit; where that is refused, for this tab, and else for this visit. */
export const local = webStorage(['localStorage', 'sessionStorage'], [cookies])

/** For this tab. */
export const session = webStorage(['sessionStorage'])
