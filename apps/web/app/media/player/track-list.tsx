import { m } from '@pulli/messages/messages.js'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import { MediaLength } from '@pulli/ui/media-length/media-length.tsx'
import { TrackRow, type TrackRowProps } from '@pulli/ui/track/track-row.tsx'
import type { Track } from './track.ts'
import { trackElement } from './track-element.ts'
import type { PlayerProps } from './use-audio-player.ts'
import type { useDownload } from './use-download.ts'

interface TrackListProps extends PlayerProps {
  tracks: readonly Track[]
  downloads: ReturnType<typeof useDownload>
  /** Whether hydrated; before, the browser's own controls are shown. */
  isHydrated: boolean
  /** Further content of a row. */
  more?: (track: Track) => Pick<TrackRowProps, 'keep' | 'status' | 'hidden'>
}

/** Recordings in rows (AUD-01, AUD-02). */
export function TrackList({ tracks, player, downloads, isHydrated, more }: TrackListProps) {
  const { downloading, download } = downloads
  return (
    <ul className="tracks" aria-label={m.audio_list()}>
      {tracks.map((track) => {
        const { id, title, tone, image } = track
        const isPlaying = player.state.isPlaying && player.state.trackId === id
        return (
          <TrackRow
            key={id}
            {...track}
            {...more?.(track)}
            id={trackElement(id)}
            headingLevel={2}
            aboutText={m.audio_about()}
            cover={<Cover seed={id} shape="square" tone={tone} image={image} />}
            length={
              <MediaLength of={trackElement(id)} label={m.media_length()} pending={m.media_loading()} />
            }
            size={track.megabytes && m.media_size({ size: track.megabytes })}
            isPlaying={isPlaying}
            playLabel={isPlaying ? m.media_pause({ title }) : m.media_play({ title })}
            onPlay={(event) => {
              // Tells the document script that the click is handled.
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
            audio={{ ...player.audioOf(track), controls: !isHydrated }}
          />
        )
      })}
    </ul>
  )
}
