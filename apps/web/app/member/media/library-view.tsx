import type { Favourite } from '@pulli/contracts/favourite.ts'
import { m } from '@pulli/messages/messages.js'
import { panelId, Tabs, tabId } from '@pulli/ui/tabs/tabs.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { watchMedia } from '#enhancers/media.ts'
import { PlayerBar } from '#media/player/player-bar.tsx'
import { useAudioPlayer } from '#media/player/use-audio-player.ts'
import { FavouritesFilter } from '#member/favourite/favourites-filter.tsx'
import { useFavourites } from '#member/favourite/use-favourites.ts'
import { showToast } from '#toasts/show-toast.ts'
import { AudioPanel } from './audio-panel.tsx'
import { LibraryNotLoaded } from './library-not-loaded.tsx'
import type { Library } from './load-library.ts'
import { useNamedRecording } from './use-named-recording.ts'
import { VideoPanel } from './video-panel.tsx'

interface LibraryViewProps {
  library: Library
  loadingFavourites: Promise<Outcome<Favourite[]>>
}

type Kind = 'audio' | 'video'

/** MED-01: both panels stay mounted, so that a recording keeps playing while videos are shown. */
export function LibraryView({ library, loadingFavourites }: LibraryViewProps) {
  const { tracks, films } = library
  const [kind, setKind] = useState<Kind>('audio')
  // The favourites when the filter was switched on: an unmarked one stays in place.
  const [only, setOnly] = useState<ReadonlySet<string>>()
  const [status, setStatus] = useState('')
  const favourites = useFavourites(loadingFavourites)
  const root = useRef<HTMLDivElement>(null)
  const player = useAudioPlayer({
    tracks: tracks ?? [],
    onFailure: () => void showToast({ text: m.audio_failed(), kind: 'error' }),
  })

  useNamedRecording({ tracks: tracks ?? [], player })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new library has new elements
  useEffect(() => {
    if (root.current) watchMedia(root.current)
  }, [library])

  function filter() {
    const chosen = only ? undefined : new Set(favourites.ids)
    setOnly(chosen)
    setStatus(chosen ? countInWords(library, chosen) : m.library_filter_off())
  }

  return (
    <div ref={root}>
      <header className="lib__head">
        <h1>{kind === 'audio' ? m.audio_title() : m.video_title()}</h1>
        <Tabs
          label={m.library_kinds()}
          tabs={[
            { name: 'audio', text: m.library_audio() },
            { name: 'video', text: m.library_video() },
          ]}
          chosen={kind}
          onChoose={setKind}
        />
      </header>
      <FavouritesFilter favourites={favourites} isOn={only !== undefined} status={status} onPress={filter} />
      <div {...panelOf('audio', kind)}>
        {tracks ? <AudioPanel {...{ tracks, player, favourites, only }} /> : <LibraryNotLoaded />}
      </div>
      <div {...panelOf('video', kind)}>
        {films ? <VideoPanel {...{ films, favourites, only }} /> : <LibraryNotLoaded />}
      </div>
      {player.track && <PlayerBar player={player} track={player.track} />}
    </div>
  )
}

function countInWords({ tracks, films }: Library, chosen: ReadonlySet<string>) {
  return m.library_filter_on({
    recordings: (tracks ?? []).filter(({ id }) => chosen.has(id)).length,
    films: (films ?? []).filter(({ documentId }) => chosen.has(documentId)).length,
  })
}

function panelOf(name: Kind, chosen: Kind) {
  return {
    role: 'tabpanel',
    className: 'lib__panel',
    id: panelId(name),
    'aria-labelledby': tabId(name),
    hidden: name !== chosen,
  } as const
}
