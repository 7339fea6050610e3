import { REPEAT_REFUSALS_KEY } from '#storage-keys.ts'
import type { FollowedKey } from './followed-scores.tsx'

type Kept = Partial<Record<FollowedKey, number[]>>

/** When the member said *Not now*, on this device. Only instants are stored: they reveal nothing about the answers. */
export function readRefusals(key: FollowedKey): Date[] {
  const all = read()[key]
  return Array.isArray(all) ? all.filter(Number.isFinite).map((at) => new Date(at)) : []
}

/** Remembers a refusal with the two before it: more are never needed. */
export function rememberRefusal(key: FollowedKey, at: Date): void {
  const all = [...readRefusals(key), at].slice(-3).map((one) => one.getTime())
  try {
    localStorage.setItem(REPEAT_REFUSALS_KEY, JSON.stringify({ ...read(), [key]: all }))
  } catch {
    // Storage is full or switched off: it is asked again when the page is loaded anew.
  }
}

function read(): Kept {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(REPEAT_REFUSALS_KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
