import { useEffect, useState } from 'react'
import { DRAFT_PREFIX } from '#storage-keys.ts'

/** An unfinished record about a request. */
export interface StepDraft {
  readonly panel: Panel
  readonly values: Readonly<Record<string, string>>
}

const PANELS = ['call', 'book', 'move', 'hand-over', 'decline', 'close'] as const
export type Panel = (typeof PANELS)[number]

/**
 * Stores the draft in the tab until it is recorded or discarded: through a lost connection, a reload, an ended session.
 * Only its author gets it back.
 *
 * @param me undefined until that is known
 */
export function useDraft(request: string, me: string | undefined) {
  const [draft, setDraft] = useState<StepDraft>()
  const key = `${DRAFT_PREFIX}desk-${request}`

  useEffect(() => {
    if (me === undefined) return
    const stored = readDraft(readStored(key), me)
    if (stored !== undefined) setDraft((begun) => begun ?? stored)
  }, [key, me])

  function saveDraft(next: StepDraft | undefined) {
    setDraft(next)
    try {
      if (next === undefined) sessionStorage.removeItem(key)
      else if (me !== undefined) sessionStorage.setItem(key, JSON.stringify({ me, ...next }))
    } catch {
      // Without storage it stays as long as the page.
    }
  }

  return { draft, saveDraft }
}

function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Reads a stored draft; undefined if it is invalid, or another person's. */
export function readDraft(text: string | null, me: string): StepDraft | undefined {
  let stored: { me?: unknown; panel?: unknown; values?: unknown } | null
  try {
    stored = JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
  const panel = PANELS.find((name) => name === stored?.panel)
  const { values } = stored ?? {}
  if (panel === undefined || stored?.me !== me || typeof values !== 'object' || values === null)
    return undefined
  const entries = Object.entries(values).filter(([, value]) => typeof value === 'string')
  return { panel, values: Object.fromEntries(entries) }
}
