import type { DistressFound } from '@pulli/domain/search/distress-groups.ts'
import { useEffect, useState } from 'react'

const loadRule = () => import('@pulli/domain/search/distress.ts')

/** Loads the rule while a note is written, so that it works without a network too. */
export function preloadDistress() {
  loadRule().catch(() => {})
}

/** What a note says about danger, read on the device alone; nothing about it is stored or sent (D65). */
export function useDistress(note: string): DistressFound | undefined {
  const [found, setFound] = useState<DistressFound>()
  useEffect(() => {
    let isShown = true
    loadRule().then(
      ({ distressIn }) => isShown && setFound(distressIn(note)),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [note])
  return found && found.groups.length > 0 ? found : undefined
}
