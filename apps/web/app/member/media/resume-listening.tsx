import { m } from '@pulli/messages/messages.js'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { useState } from 'react'
import { clock } from '#media/clock.ts'
import { positionStore, recentPositions } from '#media/player/position-store.ts'
import type { Track } from '#media/player/track.ts'
import type { PlayerProps } from '#media/player/use-audio-player.ts'

const MOST = 3

/** D40: the recordings with a stored position, as of when the page opened. */
export function ResumeListening({ tracks, player }: PlayerProps & { tracks: readonly Track[] }) {
  const [left] = useState(() => recentPositions(positionStore()))
  const found = left
    .flatMap(({ trackId, seconds }) =>
      tracks.filter(({ id }) => id === trackId).map((track) => ({ track, seconds })),
    )
    .slice(0, MOST)
  if (found.length === 0) return null
  return (
    <section className="goon" aria-labelledby="goon-h">
      <h2 className="h-small" id="goon-h">
        {m.library_go_on()}
      </h2>
      <ul className="goon__list">
        {found.map(({ track: { id, title, tone, image }, seconds }) => {
          const isPlaying = player.state.isPlaying && player.state.trackId === id
          const from = m.player_resumed({ position: clock(seconds) })
          return (
            <li key={id}>
              <button type="button" className="goon__button" onClick={() => player.toggle(id)}>
                <Cover seed={id} shape="square" tone={tone} image={image} />
                <span className="goon__text">
                  <span className="sr">{isPlaying ? m.library_pause() : m.library_play()} </span>
                  <b>{title}</b>
                  <span className="note">{from}</span>
                </span>
                <Icon name={isPlaying ? 'pause' : 'play'} />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
