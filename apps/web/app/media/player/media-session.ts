import type { Track } from './track.ts'

const STEP_S = 15

/** Commands of the media keys and the lock screen. */
export interface SessionCommands {
  play: () => void
  pause: () => void
  seekTo: (seconds: number) => void
  seekBy: (seconds: number) => void
}

/** Registers a track and its commands with the Media Session API; undefined unregisters. */
export function announceTrack(track: Track | undefined, commands?: SessionCommands) {
  if (!('mediaSession' in navigator)) return
  const session = navigator.mediaSession
  session.metadata = track ? new MediaMetadata(describe(track)) : null
  session.setActionHandler('play', commands ? () => commands.play() : null)
  session.setActionHandler('pause', commands ? () => commands.pause() : null)
  session.setActionHandler(
    'seekbackward',
    commands ? ({ seekOffset }) => commands.seekBy(-(seekOffset ?? STEP_S)) : null,
  )
  session.setActionHandler(
    'seekforward',
    commands ? ({ seekOffset }) => commands.seekBy(seekOffset ?? STEP_S) : null,
  )
  session.setActionHandler('seekto', commands ? ({ seekTime }) => commands.seekTo(seekTime ?? 0) : null)
}

function describe({ title, author, image }: Track): MediaMetadataInit {
  return {
    title,
    ...(author !== undefined && { artist: author }),
    ...(image && { artwork: [{ src: image.src, sizes: `${image.width}x${image.height}` }] }),
  }
}

/** Reports the position to the Media Session API. */
export function announcePosition(audio: HTMLAudioElement) {
  if (!('mediaSession' in navigator)) return
  const { duration, currentTime, playbackRate, paused } = audio
  navigator.mediaSession.playbackState = paused ? 'paused' : 'playing'
  if (!Number.isFinite(duration) || duration <= 0) return
  navigator.mediaSession.setPositionState({
    duration,
    playbackRate,
    position: Math.min(currentTime, duration),
  })
}
