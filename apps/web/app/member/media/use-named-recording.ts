import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Track } from '#media/player/track.ts'
import { trackElement } from '#media/player/track-element.ts'
import type { PlayerProps } from '#media/player/use-audio-player.ts'

/**
 * Scrolls to the recording named by the address's fragment and focuses its button. After a click within the dashboard
 * it also plays; if the browser blocks that, one press starts it.
 */
export function useNamedRecording({ tracks, player }: PlayerProps & { tracks: readonly Track[] }) {
  const { hash, key } = useLocation()
  const how = useNavigationType()
  const met = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, whatever plays by then
  useEffect(() => {
    const named = tracks.find(({ id }) => hash === `#${trackElement(id)}`)
    const row = named && document.getElementById(trackElement(named.id))?.closest('li')
    if (!row || met.current === key) return
    met.current = key
    row.scrollIntoView({ block: 'center' })
    row.querySelector('button')?.focus({ preventScroll: true })
    if (how === 'PUSH') player.toggle(named.id)
  }, [tracks, hash, key])
}
