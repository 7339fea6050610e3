import { m } from '@pulli/messages/messages.js'
import { useEffect, useRef } from 'react'
import { clock } from '#media/clock.ts'
import type { PlayerProps } from './use-audio-player.ts'
import '@pulli/ui/range/range.css'

/** The position and the seek bar. */
export function PlayerPosition({ player: { state, seekTo } }: PlayerProps) {
  const range = useRef<HTMLInputElement>(null)
  const { position, duration } = state
  const words = { position: clock(position), duration: clock(duration) }

  // The content policy forbids style attributes, but not properties set by script.
  useEffect(() => {
    range.current?.style.setProperty('--v', `${duration > 0 ? (100 * position) / duration : 0}%`)
  }, [position, duration])

  return (
    <div className="player__position">
      <span className="note tnum">{words.position}</span>
      <input
        ref={range}
        className="range range--thin"
        type="range"
        min={0}
        max={Math.max(1, Math.round(duration))}
        step={1}
        value={Math.round(position)}
        disabled={duration === 0}
        aria-label={m.player_place()}
        aria-valuetext={m.player_place_of(words)}
        onChange={({ currentTarget }) => seekTo(currentTarget.valueAsNumber)}
      />
      <span className="note tnum">{duration > 0 ? words.duration : m.media_loading()}</span>
    </div>
  )
}
