import { Video } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { coverTones } from '@pulli/ui/cover/cover-tones.ts'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { addresses } from '#addresses.ts'
import { contentPaths } from '#content/content-paths.ts'
import { readList } from '#content/read-content.ts'
import { SafeHtml } from '#content/safe-html.tsx'
import { pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { EntryNote } from '#media/entry-note.tsx'
import { EntryPlayer } from '#media/entry-player.tsx'
import { describeFilms } from '#media/video-data.ts'
import { videoEntry } from '#media/video-entry.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/video-page'
import '#media/media-page.css'
import '#media/video-list.css'

/** VID-02, D44: the server waits for the list itself, so there is nothing to hold a place for. */
export async function loader({ context }: Route.LoaderArgs) {
  const list = await readList(context, Video, contentPaths.videos)
  return serverOnly({ videos: (list?.records ?? []).map(videoEntry) })
}

export function meta(args: Route.MetaArgs) {
  const page = {
    title: pageTitle(m.video_meta_title()),
    description: m.video_meta_description(),
    canonical: addresses.artsVideo,
  }
  return describeFilms(args, page, args.loaderData?.videos)
}

/** VID-01; an empty state where there is nothing (ERR-03). */
export default function VideoPage({ loaderData: { videos } }: Route.ComponentProps) {
  const tones = coverTones(videos.map(({ id }) => id))
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.video_crumb() }]} />
      <div className="media" data-enhancer="media">
        <header className="media__head">
          <h1>{m.video_title()}</h1>
          <p className="lead">{m.video_lead()}</p>
        </header>
        {videos.length === 0 && (
          <EmptyState headingLevel={2} title={m.video_empty()} text={m.video_empty_text()} />
        )}
        <ul className="vids">
          {videos.map((video, index) => (
            <li className="vid" key={video.id}>
              <EntryPlayer entry={video} tone={tones[index]} priority={index === 0} showsLength />
              <h2 className="vid__name">{video.title}</h2>
              <SafeHtml className="vid__details quiet" html={video.descriptionHtml} />
              <EntryNote entry={video} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
