/** As much of a storage of the browser as is used here. */
interface WebStorage {
  getItem(key: string): string | null
  /** @returns whether it's still there on the next page */
  setItem(key: string, value: string): boolean
  removeItem(key: string): void
  keys(): string[]
}

type Name = 'localStorage' | 'sessionStorage'

/**
 * A storage that never throws: one that is refused, full, or missing as in many web views, is replaced by the next, and the
 * last by the memory of this page.
 */
function webStorage(names: readonly Name[]): WebStorage {
  const memory = new Map<string, string>()
  const all = () =>
    names.flatMap((name) => {
      try {
        globalThis[name].getItem('')
        return [globalThis[name]]
      } catch {
        return []
      }
    })
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
    keys: () => [...memory.keys(), ...all().flatMap((storage) => Object.keys(storage))],
  }
}

/** For all tabs, from visit to visit; where that is refused, for this tab. */
export const local = webStorage(['localStorage', 'sessionStorage'])

/** For this tab. */
export const session = webStorage(['sessionStorage'])
