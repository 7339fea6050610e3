/** Speeds that can be chosen. */
export const SPEEDS = [0.75, 1, 1.25, 1.5] as const

/** State of the player, derived from the events of the audio elements. */
export interface PlayerState {
  /** The current recording; undefined before the first play. */
  trackId: string | undefined
  isPlaying: boolean
  /** Seconds; 0 until the duration is known. */
  position: number
  duration: number
  /** The position it resumed at, while that is shown. */
  resumedFrom: number | undefined
  speed: number
  repeats: boolean
  /** The listener's own choice, which holds for every recording; before it each repeats by its kind. */
  repeatChoice: boolean | undefined
  /** When the sleep timer ends, in Unix milliseconds. */
  sleepsAt: number | undefined
}

export type PlayerEvent =
  | { type: 'started'; trackId: string; isAmbient: boolean }
  | { type: 'stopped' | 'ended'; trackId: string }
  | { type: 'moved'; trackId: string; position: number; duration: number }
  | { type: 'resumed'; from: number }
  | { type: 'speed-chosen'; speed: number }
  | { type: 'repeat-chosen'; repeats: boolean }
  | { type: 'sleep-chosen'; at: number | undefined }
  | { type: 'closed' }

export const EMPTY_PLAYER: PlayerState = {
  trackId: undefined,
  isPlaying: false,
  position: 0,
  duration: 0,
  resumedFrom: undefined,
  speed: 1,
  repeats: false,
  repeatChoice: undefined,
  sleepsAt: undefined,
}

/** How long "resumed from" is shown, in seconds of playback. */
const RESUMED_SHOWN_S = 10

/** The reducer. AUD-03 to AUD-05: events of other recordings than the current one are ignored. */
export function nextPlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  if ('trackId' in event && event.type !== 'started' && event.trackId !== state.trackId) return state
  switch (event.type) {
    case 'started':
      if (event.trackId === state.trackId) return { ...state, isPlaying: true }
      return {
        ...state,
        trackId: event.trackId,
        isPlaying: true,
        position: 0,
        duration: 0,
        resumedFrom: undefined,
        repeats: state.repeatChoice ?? event.isAmbient,
      }
    case 'stopped':
      return { ...state, isPlaying: false }
    case 'ended':
      return { ...state, isPlaying: false, position: 0, resumedFrom: undefined }
    case 'moved':
      return { ...state, ...moved(state, event) }
    case 'resumed':
      return { ...state, resumedFrom: event.from, position: event.from }
    case 'speed-chosen':
      return { ...state, speed: event.speed }
    case 'repeat-chosen':
      return { ...state, repeats: event.repeats, repeatChoice: event.repeats }
    case 'sleep-chosen':
      return { ...state, sleepsAt: event.at }
    case 'closed':
      return { ...EMPTY_PLAYER, speed: state.speed }
  }
}

function moved({ resumedFrom }: PlayerState, { position, duration }: { position: number; duration: number }) {
  const heard = position - (resumedFrom ?? 0)
  const isStillNews = resumedFrom !== undefined && heard >= 0 && heard <= RESUMED_SHOWN_S
  return {
    position,
    duration: Number.isFinite(duration) ? duration : 0,
    resumedFrom: isStillNews ? resumedFrom : undefined,
  }
}
