import type { ReactNode } from 'react'
import { Icon } from '#icon/icon.tsx'
import './post-card.css'

/** Props of `PostCard`. */
export interface PostCardProps {
  readonly layout: 'big' | 'row' | 'card' | 'lead'
  readonly href: string
  readonly title: string
  readonly headingLevel: 2 | 3
  /** Date and author, already in words. */
  readonly meta: ReactNode
  readonly text: ReactNode
  /** A `Cover` of the shape that fits: big, square for a row, card, wide for a lead. */
  readonly cover: ReactNode
  /** Words at its foot, as in "Read More"; for the eye alone, since the whole card is the link. */
  readonly more?: string | undefined
  /** Words in place of the date where the card is on the page that it opens. */
  readonly here?: string | undefined
  /** The language of title and text, where it is not the page's. */
  readonly lang?: string | undefined
}

/** An article, campaign or seminar in a list; its link covers the whole card. */
export function PostCard({
  layout,
  href,
  title,
  headingLevel,
  meta,
  text,
  cover,
  more,
  here,
  lang,
}: PostCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={layout === 'card' ? 'post' : `post post--${layout}`}>
      {cover}
      <div className="post__text" lang={lang}>
        {(here ?? meta) && <p className="note">{here ?? meta}</p>}
        <Heading className="post__head clamp-2">
          <a className="post__link" href={href} aria-current={here === undefined ? undefined : 'page'}>
            {title}
          </a>
        </Heading>
        {text && <p className="quiet clamp-4">{text}</p>}
        {more && (
          <p className="post__more" aria-hidden="true">
            {more}
            <Icon name="arrow-right" />
          </p>
        )}
      </div>
    </article>
  )
}
