import { type AudioHTMLAttributes, type RefCallback, useEffect, useReducer, useRef } from 'react'
import { announcePosition, announceTrack } from './media-session.ts'
import { goOn, keepPlace, seek } from './place.ts'
import { EMPTY_PLAYER, nextPlayer } from './player-state.ts'
import { sleepInstant } from './sleep-timer.ts'
import type { Track } from './track.ts'
import { useSleepTimer } from './use-sleep-timer.ts'

interface AudioPlayerOptions {
  tracks: readonly Track[]
  /** A recording that should play does not. */
  onFailure: () => void
}

/** Plays the recordings through one audio element each, one at a time (AUD-03 to AUD-05). */
export function useAudioPlayer({ tracks, onFailure }: AudioPlayerOptions) {
  const [state, tell] = useReducer(nextPlayer, EMPTY_PLAYER)
  const elements = useRef(new Map<string, HTMLAudioElement>())
  // The recording that should play: a browser that cannot play it has already paused it when it says so.
  const asked = useRef<string>(undefined)
  const { trackId, isPlaying } = state
  const current = () => (trackId === undefined ? undefined : elements.current.get(trackId))
  const minutesLeft = useSleepTimer({
    sleepsAt: state.sleepsAt,
    current,
    onEnd: () => {
      current()?.pause()
      tell({ type: 'sleep-chosen', at: undefined })
    },
  })

  function begin(track: Track, audio: HTMLAudioElement) {
    for (const other of elements.current.values()) if (other !== audio) other.pause()
    asked.current = track.id
    audio.playbackRate = state.speed
    audio.loop = state.repeats
    tell({ type: 'started', trackId: track.id })
    if (track.id !== trackId) goOn(track.id, audio, (from) => tell({ type: 'resumed', from }))
    announceTrack(track, {
      play: () => void audio.play().catch(() => {}),
      pause: () => audio.pause(),
      seekTo: (seconds) => seek(audio, seconds),
      seekBy: (seconds) => seek(audio, audio.currentTime + seconds),
    })
    announcePosition(audio)
  }

  function fail(track: Track, audio: HTMLAudioElement) {
    // What fails while only its length is asked for has its own word (ERR-04).
    if (asked.current !== track.id) return
    asked.current = undefined
    audio.pause()
    tell({ type: 'stopped', trackId: track.id })
    onFailure()
  }

  // What began before the island was there, or failed to, is taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes to life
  useEffect(() => {
    for (const track of tracks) {
      const audio = elements.current.get(track.id)
      if (!audio || (audio.paused && !(audio.error && 'asked' in audio.dataset))) continue
      begin(track, audio)
      if (audio.error) fail(track, audio)
    }
    return () => announceTrack(undefined)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` follows `trackId`
  useEffect(() => {
    const leave = () => {
      const audio = current()
      if (trackId !== undefined && audio) keepPlace(trackId, audio)
    }
    // A phone that puts the page away may never say goodbye, but it says that the page is hidden.
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      // The dashboard goes to another page of its own: the element is gone before it could say that it paused.
      leave()
    }
  }, [trackId])

  /** What the audio element of a recording takes. */
  function audioOf(
    track: Track,
  ): AudioHTMLAttributes<HTMLAudioElement> & { ref: RefCallback<HTMLAudioElement> } {
    const { id } = track
    return {
      ref: (audio) => {
        if (audio) elements.current.set(id, audio)
      },
      onPlay: ({ currentTarget }) => begin(track, currentTarget),
      onPause: ({ currentTarget }) => {
        keepPlace(id, currentTarget)
        tell({ type: 'stopped', trackId: id })
      },
      onEnded: ({ currentTarget }) => {
        keepPlace(id, currentTarget)
        tell({ type: 'ended', trackId: id })
      },
      onError: ({ currentTarget }) => fail(track, currentTarget),
      onDurationChange: ({ currentTarget }) => follow(id, currentTarget),
      onTimeUpdate: ({ currentTarget }) => follow(id, currentTarget),
    }
  }

  function follow(id: string, { currentTime, duration }: HTMLAudioElement) {
    tell({ type: 'moved', trackId: id, position: currentTime, duration })
  }

  return {
    state,
    minutesLeft,
    track: tracks.find(({ id }) => id === trackId),
    audioOf,
    toggle(id: string) {
      const audio = elements.current.get(id)
      if (!audio) return
      if (id === trackId && isPlaying) return audio.pause()
      if (audio.error) audio.load()
      // A failure is told by the element's own event.
      audio.play().catch(() => {})
    },
    seekTo(seconds: number) {
      const audio = current()
      if (!audio || trackId === undefined) return
      seek(audio, seconds)
      // The next press of an arrow key goes on from here, also where the recording takes its time to follow.
      follow(trackId, audio)
    },
    chooseSpeed(speed: number) {
      const audio = current()
      if (audio) audio.playbackRate = speed
      tell({ type: 'speed-chosen', speed })
    },
    chooseRepeat(repeats: boolean) {
      const audio = current()
      if (audio) audio.loop = repeats
      tell({ type: 'repeat-chosen', repeats })
    },
    chooseSleep(minutes: number) {
      tell({ type: 'sleep-chosen', at: minutes > 0 ? sleepInstant(Date.now(), minutes) : undefined })
    },
    close() {
      current()?.pause()
      announceTrack(undefined)
      tell({ type: 'closed' })
    },
  }
}

/** What every part of the player takes. */
export interface PlayerPartProps {
  player: ReturnType<typeof useAudioPlayer>
}
