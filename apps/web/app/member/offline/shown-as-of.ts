import { useSyncExternalStore } from 'react'

const shown = new Map<string, number>()
const listeners = new Set<() => void>()

/** Says of when the data of a page are, in milliseconds; nothing where they are of now. */
export function showAsOf(page: string, at: number | undefined) {
  if (at === undefined) shown.delete(page)
  else shown.set(page, at)
  for (const listener of listeners) listener()
}

/** Of when the data are that a page shows, where they are not of now. */
export function useShownAsOf(page: string): number | undefined {
  return useSyncExternalStore(
    listen,
    () => shown.get(page),
    () => undefined,
  )
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
