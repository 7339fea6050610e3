import { announcePosition } from './media-session.ts'
import { leftAt, positionStore, rememberPosition } from './positions.ts'

/** Moves to a place, and not past the end. */
export function seek(audio: HTMLAudioElement, seconds: number) {
  const end = Number.isFinite(audio.duration) ? audio.duration : seconds
  audio.currentTime = Math.min(Math.max(0, seconds), end)
  announcePosition(audio)
}

/** Remembers where a recording stands; one that ended begins anew. */
export function keepPlace(trackId: string, audio: HTMLAudioElement) {
  if (audio.readyState >= audio.HAVE_METADATA)
    rememberPosition(positionStore(), trackId, audio.ended ? 0 : audio.currentTime, audio.duration)
  announcePosition(audio)
}

/** Goes on where the recording was left, as soon as the browser can move in it. */
export function goOn(trackId: string, audio: HTMLAudioElement, onJump: (from: number) => void) {
  const from = leftAt(positionStore(), trackId)
  if (from === undefined || audio.currentTime >= from) return
  const jump = () => {
    seek(audio, from)
    onJump(from)
  }
  if (audio.readyState >= audio.HAVE_METADATA) jump()
  else audio.addEventListener('loadedmetadata', jump, { once: true })
}
