import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import type { MouseEvent } from 'react'
import { SafeHtml } from '#content/safe-html.tsx'
import { EntryNote } from '#media/entry-note.tsx'
import { EntryPlayer } from '#media/entry-player.tsx'
import { FavouriteToggle } from '#member/favourite/favourite-toggle.tsx'
import { NoFavourites } from '#member/favourite/no-favourites.tsx'
import type { Favourites } from '#member/favourite/use-favourites.ts'
import type { Film } from './load-library.ts'
import '#media/video-list.css'

interface VideoPanelProps {
  films: readonly Film[]
  favourites: Favourites
  /** Shows only these; undefined shows all. */
  only: ReadonlySet<string> | undefined
}

/** VID-01, NC-12: the videos, with captions and posters. */
export function VideoPanel({ films, favourites, only }: VideoPanelProps) {
  if (films.length === 0) {
    return <EmptyState headingLevel={2} title={m.video_empty()} text={m.video_empty_text()} />
  }
  return (
    <>
      {only && !films.some(({ documentId }) => only.has(documentId)) && <NoFavourites />}
      <ul className="vids">
        {films.map(({ documentId, tone, entry }) => (
          <li className="vid" key={documentId} hidden={only && !only.has(documentId)}>
            <EntryPlayer entry={entry} tone={tone} showsLength onPlay={playVideo} />
            <div className="vid__head">
              <h2 className="vid__name">{entry.title}</h2>
              <FavouriteToggle favourites={favourites} documentId={documentId} title={entry.title} />
            </div>
            <p className="vid__waiting note" role="status">
              {favourites.faultOf(documentId)}
            </p>
            <SafeHtml className="vid__details quiet" html={entry.descriptionHtml} />
            <EntryNote entry={entry} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Hides the cover of a video and plays it, as the document script does on the public page. */
function playVideo({ currentTarget: cover }: MouseEvent<HTMLButtonElement>) {
  const video = document.getElementById(cover.dataset.plays ?? '')
  if (!(video instanceof HTMLVideoElement)) return
  cover.hidden = true
  video.focus()
  // The browser's player shows a failure.
  video.play().catch(() => {})
}
