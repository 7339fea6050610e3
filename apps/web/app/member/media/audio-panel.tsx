import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { useState } from 'react'
import type { Track } from '#media/player/track.ts'
import { TrackList } from '#media/player/track-list.tsx'
import type { PlayerProps } from '#media/player/use-audio-player.ts'
import { useDownload } from '#media/player/use-download.ts'
import { FavouriteToggle } from '#member/favourite/favourite-toggle.tsx'
import { NoFavourites } from '#member/favourite/no-favourites.tsx'
import type { Favourites } from '#member/favourite/use-favourites.ts'
import { ResumeListening } from './resume-listening.tsx'

interface AudioPanelProps extends PlayerProps {
  tracks: readonly Track[]
  favourites: Favourites
  /** Shows only these; undefined shows all. */
  only: ReadonlySet<string> | undefined
}

/** NC-12, ERR-19: the recordings. The result of a download is shown in its row, not in a toast. */
export function AudioPanel({ tracks, player, favourites, only }: AudioPanelProps) {
  const [downloaded, setDownloaded] = useState<{ id: string; words: string }>()
  const downloads = useDownload(({ id }, isThere) =>
    setDownloaded({ id, words: isThere ? m.library_downloaded() : m.library_download_failed() }),
  )
  if (tracks.length === 0) {
    return <EmptyState headingLevel={2} title={m.audio_empty()} text={m.audio_empty_text()} />
  }
  return (
    <>
      {!only && <ResumeListening tracks={tracks} player={player} />}
      {only && !tracks.some(({ id }) => only.has(id)) && <NoFavourites />}
      <TrackList
        tracks={tracks}
        player={player}
        downloads={downloads}
        isHydrated
        more={({ id, title }) => ({
          keep: <FavouriteToggle favourites={favourites} documentId={id} title={title} />,
          status: favourites.faultOf(id) || (downloaded?.id === id ? downloaded.words : ''),
          hidden: only && !only.has(id),
        })}
      />
    </>
  )
}
