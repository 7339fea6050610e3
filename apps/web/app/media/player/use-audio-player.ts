import { type AudioHTMLAttributes, type RefCallback, useEffect, useReducer, useRef, useState } from 'react'
import { announcePosition, announceTrack } from './media-session.ts'
import { resumePosition, savePosition, seek } from './playback-position.ts'
import { EMPTY_PLAYER, nextPlayer } from './player-state.ts'
import { fadedVolume, minutesLeft, sleepInstant } from './sleep-timer.ts'
import type { Track } from './track.ts'

interface AudioPlayerOptions {
  tracks: readonly Track[]
  /** A recording cannot be played. */
  onFailure: () => void
}

/** Plays recordings one at a time, each through its own audio element (AUD-03 to AUD-05). */
export function useAudioPlayer({ tracks, onFailure }: AudioPlayerOptions) {
  const [state, tell] = useReducer(nextPlayer, EMPTY_PLAYER)
  const elements = useRef(new Map<string, HTMLAudioElement>())
  // The recording meant to play: on an error the browser has already paused it.
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
    audio.loop = track.id === trackId ? state.repeats : (state.repeatChoice ?? track.isAmbient)
    tell({ type: 'started', trackId: track.id, isAmbient: track.isAmbient })
    if (track.id !== trackId) resumePosition(track.id, audio, (from) => tell({ type: 'resumed', from }))
    announceTrack(track, {
      play: () => void audio.play().catch(() => {}),
      pause: () => audio.pause(),
      seekTo: (seconds) => seek(audio, seconds),
      seekBy: (seconds) => seek(audio, audio.currentTime + seconds),
    })
    announcePosition(audio)
  }

  function fail(track: Track, audio: HTMLAudioElement) {
    // An error while loading only the metadata is shown elsewhere (ERR-04).
    if (asked.current !== track.id) return
    asked.current = undefined
    audio.pause()
    tell({ type: 'stopped', trackId: track.id })
    onFailure()
  }

  // Adopts what started, or failed, before hydration; of several, the one pressed last (`play-buttons.ts`).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const [latest] = tracks
      .flatMap((track) => {
        const audio = elements.current.get(track.id)
        if (!audio || (audio.paused && !(audio.error && 'asked' in audio.dataset))) return []
        return [{ track, audio, askedAt: Number(audio.dataset.asked ?? 0) }]
      })
      .sort((one, other) => other.askedAt - one.askedAt)
    if (latest) {
      begin(latest.track, latest.audio)
      if (latest.audio.error) fail(latest.track, latest.audio)
    }
    return () => announceTrack(undefined)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` follows `trackId`
  useEffect(() => {
    const leave = () => {
      const audio = current()
      if (trackId !== undefined && audio) savePosition(trackId, audio)
    }
    // A phone may discard the page without another event than `visibilitychange`.
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      // On a client-side navigation the element is removed before its `pause` event.
      leave()
    }
  }, [trackId])

  /** Props of a recording's audio element. */
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
        savePosition(id, currentTarget)
        tell({ type: 'stopped', trackId: id })
      },
      onEnded: ({ currentTarget }) => {
        savePosition(id, currentTarget)
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
      // Errors are handled in `onError`.
      audio.play().catch(() => {})
    },
    seekTo(seconds: number) {
      const audio = current()
      if (!audio || trackId === undefined) return
      seek(audio, seconds)
      // Set at once, so that repeated arrow keys add up while the element is still seeking.
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

/** Props of every component of the player. */
export interface PlayerProps {
  player: ReturnType<typeof useAudioPlayer>
}

const TICK_MS = 250

interface SleepTimerOptions {
  sleepsAt: number | undefined
  current: () => HTMLAudioElement | undefined
  onEnd: () => void
}

/** Fades out and pauses the recording at the end of the timer. Returns the minutes left; undefined without a timer. */
function useSleepTimer({ sleepsAt, ...now }: SleepTimerOptions) {
  const [left, setLeft] = useState<number>()
  // The recording can change while the timer runs.
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })

  useEffect(() => {
    if (sleepsAt === undefined) return
    const faded = new Set<HTMLAudioElement>()
    const tick = () => {
      const leftMs = sleepsAt - Date.now()
      const audio = latest.current.current()
      setLeft(minutesLeft(leftMs))
      if (audio) {
        faded.add(audio)
        audio.volume = fadedVolume(leftMs)
      }
      if (leftMs <= 0) latest.current.onEnd()
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => {
      clearInterval(timer)
      setLeft(undefined)
      for (const audio of faded) audio.volume = 1
    }
  }, [sleepsAt])

  return left
}
