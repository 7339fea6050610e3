import { type ReactNode, useCallback, useRef, useState } from 'react'
import { MoodConsentDialog } from './mood-consent-dialog.tsx'

/** Asks whether moods may be kept, over whatever is open. */
export function useMoodConsent(): { ask: () => Promise<boolean>; dialog: ReactNode } {
  const [isAsking, setIsAsking] = useState(false)
  const answer = useRef<(isGiven: boolean) => void>(undefined)

  const ask = useCallback(() => {
    setIsAsking(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }, [])
  const onAnswer = useCallback((isGiven: boolean) => {
    setIsAsking(false)
    answer.current?.(isGiven)
  }, [])

  return { ask, dialog: isAsking && <MoodConsentDialog onAnswer={onAnswer} /> }
}
