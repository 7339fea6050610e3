import { m } from '@pulli/messages/messages.js'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { ConsentDialog } from '#member/consent/consent-dialog.tsx'

/** D41: asks for the consent to store moods, over an open dialog too. The input stays. */
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
  return { ask, dialog: isAsking && <MoodConsent onAnswer={onAnswer} /> }
}

function MoodConsent({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  const words = {
    title: m.mood_consent_title(),
    text: m.mood_consent_text(),
    agree: m.mood_consent_keep(),
    back: m.mood_consent_back(),
    notTicked: m.mood_consent_tick(),
  }
  return <ConsentDialog purpose="moods" words={words} onAnswer={onAnswer} />
}
