import { m } from '@pulli/messages/messages.js'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import { MediaLength } from '@pulli/ui/media-length/media-length.tsx'
import { TrackRow } from '@pulli/ui/track/track-row.tsx'
import { useEffect, useState } from 'react'
import { showToast } from '#toasts/show-toast.ts'
import { downloadAudio, downloadName } from './download-audio.ts'
import { PlayerBar } from './player-bar.tsx'
import type { Track } from './track-props.ts'
import { useAudioPlayer } from './use-audio-player.ts'

export interface AudioPlayerProps {
  tracks: readonly Track[]
  /** Whether a download says how it went (ERR-18); the dashboard's is silent. */
  downloadToasts: boolean
}

/** Recordings in rows, and the player at the foot once one of them was played (AUD-01 to AUD-05). */
export function AudioPlayer({ tracks, downloadToasts }: AudioPlayerProps) {
  const player = useAudioPlayer({
    tracks,
    onFailure: () => void showToast({ text: m.audio_failed(), kind: 'error' }),
  })
  const [isAwake, setIsAwake] = useState(false)
  const [downloading, setDownloading] = useState<string>()
  const { state, track: current } = player
  useEffect(() => setIsAwake(true), [])

  async function download({ id, src, title }: Track) {
    if (downloading !== undefined) return
    setDownloading(id)
    const isThere = await downloadAudio(src, downloadName(title, src))
    setDownloading(undefined)
    if (!downloadToasts) return
    void showToast(
      isThere
        ? { text: m.audio_download_done(), kind: 'success' }
        : { text: m.audio_download_failed(), kind: 'error' },
    )
  }

  return (
    <>
      <ul className="tracks" aria-label={m.audio_list()}>
        {tracks.map((track) => {
          const { id, title, tone, image } = track
          const isPlaying = state.isPlaying && state.trackId === id
          return (
            <TrackRow
              key={id}
              {...track}
              id={elementId(id)}
              headingLevel={2}
              cover={<Cover seed={id} shape="square" tone={tone} image={image} />}
              length={<MediaLength of={elementId(id)} label={m.media_length()} pending={m.media_loading()} />}
              size={track.megabytes && m.media_size({ size: track.megabytes })}
              isPlaying={isPlaying}
              playLabel={isPlaying ? m.media_pause({ title }) : m.media_play({ title })}
              onPlay={(event) => {
                // So the start script knows that the press is taken.
                event.preventDefault()
                player.toggle(id)
              }}
              downloadText={m.audio_download()}
              downloadLabel={m.audio_download_of({ title })}
              isDownloading={downloading === id}
              onDownload={(event) => {
                event.preventDefault()
                void download(track)
              }}
              audio={{ ...player.audioOf(track), controls: !isAwake }}
            />
          )
        })}
      </ul>
      {current && <PlayerBar player={player} track={current} />}
    </>
  )
}

function elementId(trackId: string) {
  return `track-${trackId}`
}
