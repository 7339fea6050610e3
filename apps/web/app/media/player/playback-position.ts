import { announcePosition } from './media-session.ts'
import { positionStore, savedPosition, storePosition } from './position-store.ts'

/** Seeks, within the recording. */
export function seek(audio: HTMLAudioElement, seconds: number) {
  const end = Number.isFinite(audio.duration) ? audio.duration : seconds
  audio.currentTime = Math.min(Math.max(0, seconds), end)
  announcePosition(audio)
}

/** Stores the position of a recording. One that ended starts over. */
export function savePosition(trackId: string, audio: HTMLAudioElement) {
  if (audio.readyState >= audio.HAVE_METADATA)
    storePosition(positionStore(), trackId, audio.ended ? 0 : audio.currentTime, audio.duration)
  announcePosition(audio)
}

/** Resumes a recording at its stored position, once the metadata is loaded. */
export function resumePosition(trackId: string, audio: HTMLAudioElement, onJump: (from: number) => void) {
  const from = savedPosition(positionStore(), trackId)
  if (from === undefined || audio.currentTime >= from) return
  const jump = () => {
    seek(audio, from)
    onJump(from)
  }
  if (audio.readyState >= audio.HAVE_METADATA) jump()
  else audio.addEventListener('loadedmetadata', jump, { once: true })
}
