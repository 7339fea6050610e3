import { Seminar } from '@pulli/contracts/content.ts'
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
import type { Route } from './+types/seminars-page'
import '#media/media-page.css'
import './seminars-page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const list = await readList(context, Seminar, contentPaths.seminars)
  return serverOnly({ seminars: (list?.records ?? []).map(videoEntry) })
}

export function meta(args: Route.MetaArgs) {
  const page = {
    title: pageTitle(m.seminars_meta_title()),
    description: m.seminars_meta_description(),
    canonical: addresses.seminars,
  }
  return describeFilms(args, page, args.loaderData?.seminars)
}

/** SEM-01 to SEM-04, D29; an empty state where there is nothing (ERR-03). */
export default function SeminarsPage({ loaderData: { seminars } }: Route.ComponentProps) {
  const tones = coverTones(seminars.map(({ id }) => id))
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.seminars_crumb() }]} />
      <div className="media" data-enhancer="media">
        <header className="media__head">
          <h1>{m.seminars_title()}</h1>
          <p className="lead">{m.seminars_lead()}</p>
        </header>
        {seminars.length === 0 && (
          <EmptyState headingLevel={2} title={m.seminars_empty()} text={m.seminars_empty_text()} />
        )}
        {seminars.map((seminar, index) => (
          <article className="grid talk" key={seminar.id}>
            <div className="talk__video">
              <EntryPlayer entry={seminar} tone={tones[index]} priority={index === 0} />
            </div>
            <div className="talk__text">
              <h2 className="talk__name">{seminar.title}</h2>
              <EntryNote entry={seminar} showsLength />
              <SafeHtml className="talk__details" html={seminar.descriptionHtml} />
            </div>
          </article>
        ))}
      </div>
    </div>
  )
}
