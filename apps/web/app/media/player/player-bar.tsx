import { m } from '@pulli/messages/messages.js'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import { IconButton } from '@pulli/ui/icon-button/icon-button.tsx'
import { useState } from 'react'
import { clock } from '../clock.ts'
import { PlayerChoices } from './player-choices.tsx'
import { PlayerPosition } from './player-position.tsx'
import type { Track } from './track.ts'
import type { PlayerProps } from './use-audio-player.ts'
import './player.css'

const CHOICES = 'player-choices'

/** The player, fixed to the bottom of the screen. */
export function PlayerBar({ player, track }: PlayerProps & { track: Track }) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, title, author, tone, image } = track
  const { isPlaying, resumedFrom } = player.state
  return (
    <section className="player" aria-label={m.player_now()}>
      <div className="player__track">
        <Cover seed={id} shape="square" tone={tone} image={image} />
        <div className="player__name">
          <b>{title}</b>
          {resumedFrom === undefined ? (
            <span className="note">{author}</span>
          ) : (
            <span className="note">
              <span className="player__from">{m.player_resumed({ position: clock(resumedFrom) })}</span>
              <button type="button" className="linkish player__again" onClick={() => player.seekTo(0)}>
                {m.player_restart()}
              </button>
            </span>
          )}
        </div>
      </div>
      <IconButton
        strong
        className="player__play"
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? m.media_pause({ title }) : m.media_play({ title })}
        onClick={() => player.toggle(id)}
      />
      <PlayerPosition player={player} />
      <IconButton
        className="player__more"
        icon="more"
        label={m.player_more()}
        aria-expanded={isOpen}
        aria-controls={CHOICES}
        onClick={() => setIsOpen(!isOpen)}
      />
      <PlayerChoices id={CHOICES} player={player} isOpen={isOpen} />
      <IconButton icon="close" label={m.player_close()} onClick={player.close} />
    </section>
  )
}
