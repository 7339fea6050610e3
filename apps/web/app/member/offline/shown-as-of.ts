import { useSyncExternalStore } from 'react'

const shown = new Map<string, number>()
const listeners = new Set<() => void>()

/** Says of when the data of a view are, in milliseconds; nothing where they are of now. */
export function showAsOf(view: string, at: number | undefined) {
  if (at === undefined) shown.delete(view)
  else shown.set(view, at)
  for (const listener of listeners) listener()
}

/** Of when the data are that a page shows, where they are not of now: of all its views the oldest. */
export function useShownAsOf(page: string): number | undefined {
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
