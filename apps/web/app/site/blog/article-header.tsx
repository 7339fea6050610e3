import { m } from '@pulli/messages/messages.js'
import { Avatar } from '@pulli/ui/avatar/avatar.tsx'
import type { Crumb } from '@pulli/ui/breadcrumb/breadcrumb.tsx'
import { coverTone } from '@pulli/ui/cover/cover-tones.ts'
import { drawnOnce } from '@pulli/ui/kolam/drawn-once.ts'
import { kolam } from '@pulli/ui/kolam/kolam.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import { dayInWords } from '#content/day-in-words.ts'
import type { ImageSources } from '#content/image-sources.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Article } from './article.ts'
import '@pulli/ui/cover/cover.css'
import './article.css'

interface ArticleHeaderProps {
  article: Article
  /** The list it is in. */
  parent: Crumb
}

/** BLS-01, CMD-01: headline, lead, author, date, and the banner. */
export function ArticleHeader({ article, parent }: ArticleHeaderProps) {
  const { id, title, lead, image } = article
  return (
    <header className="art">
      <div className="wrap">
        <Breadcrumbs trail={[parent, { label: title }]} />
        <div className="grid">
          <div className="art__head">
            <h1>{title}</h1>
            {lead && <p className="lead">{lead}</p>}
            <Byline article={article} />
          </div>
        </div>
      </div>
      {image ? <Banner image={image} /> : <Frieze seed={id} />}
    </header>
  )
}

function Byline({ article }: { article: Article }) {
  const { day, minutes } = article
  const author = article.author ?? (article.review && m.blog_editorial())
  const by = bylineOf(article, new Date())
  const reading = String(minutes)
  const note =
    day &&
    (minutes === 1 ? m.blog_date_minute({ date: day }) : m.blog_date_minutes({ date: day, minutes: reading }))
  return (
    <p className="art__meta">
      {author && <Avatar seed={author} />}
      <span>
        {by.map((line) => (
          <span className="art__byline" key={line}>
            {line}
          </span>
        ))}
        {note && <span className="note">{note}</span>}
        {article.isSample && (
          <>
            {' '}
            <SampleMark>{m.sample_mark()}</SampleMark>
          </>
        )}
      </span>
    </p>
  )
}

function Banner({ image: { sources, sizes, ...img } }: { image: ImageSources }) {
  return (
    <div className="wrap grid">
      <picture className="art__cover">
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img {...img} alt={img.alt} fetchPriority="high" />
      </picture>
    </div>
  )
}

const drawFrieze = drawnOnce(kolam)

/** One line round 23 by 5 dots, drawn from the article's id; it draws itself once. */
function Frieze({ seed }: { seed: string }) {
  const drawing = drawFrieze(seed, { w: 23, h: 5, shape: 'square', symmetry: 'd1' })
  return (
    <div className={`art__cover tone-${coverTone(seed)} draw`}>
      <KolamFigure drawing={drawing} slice />
    </div>
  )
}

const OLD_AFTER_MONTHS = 12

/** Who wrote an article and which clinician has read it, a line each. Unreviewed advice says so. */
export function bylineOf(
  { author, authorRole, review }: Pick<Article, 'author' | 'authorRole' | 'review'>,
  now: Date,
): string[] {
  const named = author && (authorRole ? m.blog_by({ author, role: authorRole }) : author)
  if (!review) return named ? [named] : []
  const writer = named ?? m.blog_editorial()
  const date = dayInWords(review.on)
  if (!review.by || !date || !review.on) return [m.blog_not_reviewed({ author: writer })]
  const { by: name, registration } = review
  return [
    writer,
    registration ? m.blog_reviewed_registered({ name, registration, date }) : m.blog_reviewed({ name, date }),
    ...(isOld(review.on, now) ? [m.blog_review_old()] : []),
  ]
}

function isOld(day: string, now: Date) {
  const expires = new Date(`${day}T00:00:00+05:30`)
  expires.setUTCMonth(expires.getUTCMonth() + OLD_AFTER_MONTHS)
  return now >= expires
}
