import { useSyncExternalStore } from 'react'

const shown = new Map<string, number>()
const listeners = new Set<() => void>()

/** Sets when the cached data of a view was loaded, in milliseconds; undefined if it is current. */
export function setStaleSince(view: string, at: number | undefined) {
  if (at === undefined) shown.delete(view)
  else shown.set(view, at)
  for (const listener of listeners) listener()
}

/** When the oldest cached data of a page was loaded; undefined if all is current. */
export function useStaleSince(page: string): number | undefined {
  return useSyncExternalStore(
    listen,
    () => oldestOf(page),
    () => undefined,
  )
}

function oldestOf(page: string): number | undefined {
  const all = [...shown].flatMap(([view, at]) => (view === page || view.startsWith(`${page}#`) ? [at] : []))
  return all.length > 0 ? Math.min(...all) : undefined
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
