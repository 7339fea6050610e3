import { Audio } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { addresses } from '#addresses.ts'
import { contentPaths } from '#content/content-paths.ts'
import { readList } from '#content/read-content.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { Island } from '#islands/island.tsx'
import { AudioPlayer } from '#media/player/audio-player.tsx'
import { tracksOf } from '#media/tracks-of.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/audio-page'
import '#media/media-page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const list = await readList(context, Audio, contentPaths.audios)
  return serverOnly({ tracks: tracksOf(list?.records ?? []) })
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.audio_meta_title()),
    description: m.audio_meta_description(),
    canonical: addresses.artsAudio,
  })
}

/** AUD-01 to AUD-05; an empty state where there is nothing (ERR-03). */
export default function AudioPage({ loaderData: { tracks } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.audio_crumb() }]} />
      <div className="media" data-enhancer="media">
        <header className="media__head">
          <h1>{m.audio_title()}</h1>
          <p className="lead">{m.audio_lead()}</p>
        </header>
        {tracks.length > 0 ? (
          <Island name="audio" of={AudioPlayer} on="interaction" props={{ tracks }} />
        ) : (
          <EmptyState headingLevel={2} title={m.audio_empty()} text={m.audio_empty_text()} />
        )}
      </div>
    </div>
  )
}
