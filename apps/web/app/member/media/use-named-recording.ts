import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Track } from '#media/player/track.ts'
import { trackElement } from '#media/player/track-element.ts'
import type { PlayerPartProps } from '#media/player/use-audio-player.ts'

/**
 * The recording that the address names is brought into view, with the focus on its button. Where a press in the
 * dashboard led here, that press was the wish to hear it; a browser that does not let it begin by itself leaves it
 * one press away.
 */
export function useNamedRecording({ tracks, player }: PlayerPartProps & { tracks: readonly Track[] }) {
  const { hash, key } = useLocation()
  const how = useNavigationType()
  const met = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way here, whatever plays by then
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
