import { m } from '@pulli/messages/messages.js'
import { useEffect, useState } from 'react'
import { showToast } from '#toasts/show-toast.ts'
import { PlayerBar } from './player-bar.tsx'
import type { Track } from './track.ts'
import { TrackList } from './track-list.tsx'
import { useAudioPlayer } from './use-audio-player.ts'
import { useDownload } from './use-download.ts'

export interface AudioPlayerProps {
  tracks: readonly Track[]
}

/** A list of recordings, and the player bar once one was played (AUD-01 to AUD-05, ERR-18). */
export function AudioPlayer({ tracks }: AudioPlayerProps) {
  const player = useAudioPlayer({
    tracks,
    onFailure: () => void showToast({ text: m.audio_failed(), kind: 'error' }),
  })
  const downloads = useDownload((_, isThere) => {
    void showToast(
      isThere
        ? { text: m.audio_download_done(), kind: 'success' }
        : { text: m.audio_download_failed(), kind: 'error' },
    )
  })
  const [isHydrated, setIsAwake] = useState(false)
  useEffect(() => setIsAwake(true), [])

  return (
    <>
      <TrackList tracks={tracks} player={player} downloads={downloads} isHydrated={isHydrated} />
      {player.track && <PlayerBar player={player} track={player.track} />}
    </>
  )
}
