import { m } from '@pulli/messages/messages.js'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import { coverTones } from '@pulli/ui/cover/cover-tones.ts'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { PostCard } from '@pulli/ui/post-card/post-card.tsx'
import type { ReactNode } from 'react'
import { coverImage } from '#content/cover-image.ts'
import { CARD_SIZES, type PostSummary } from './blogs.ts'

/** A card of each layout, with the frame that fits it. */
const SHAPES = { big: 'big', row: 'square', card: 'card', lead: 'wide' } as const

/** The width at which each is painted (`sizes` in HTML). */
const SIZES = {
  big: '(min-width: 60rem) 58vw, 92vw',
  row: '10rem',
  card: CARD_SIZES,
  lead: '(min-width: 84rem) 54rem, (min-width: 66rem) 62vw, 92vw',
} as const

/** Layout of a list: the first card, the others, and their heading level. */
const LAYOUTS = {
  trio: { className: 'trio', first: 'big', rest: 'row', headingLevel: 3, showsAuthor: false },
  page: { className: 'posts', first: 'lead', rest: 'card', headingLevel: 2, showsAuthor: true },
  row: { className: 'posts posts--3', first: 'card', rest: 'card', headingLevel: 3, showsAuthor: true },
} as const

type Layout = keyof typeof LAYOUTS

interface Looks {
  layout: Layout
  /**
   * Id of the record whose page this is. BLS-05 and CMD-04 list the first three, this one too; its card then says that it
   * is being read, in place of the date.
   */
  here?: string | undefined
  /** Whether the first card is seen as the page opens: its picture then loads at once. */
  opens?: boolean
}

interface PostSectionProps {
  id: string
  title: string
  /** Where the others are. */
  more: { href: string; label: string }
  sunk?: boolean
  /** The cards. */
  children: ReactNode
}

/** Some posts of a list, under a heading, with the way to all of them. */
export function PostSection({ id, title, more, sunk = false, children }: PostSectionProps) {
  return (
    <section className={sunk ? 'section section--sunk' : 'section'} aria-labelledby={id}>
      <div className="wrap">
        <div className="row-head">
          <h2 id={id}>{title}</h2>
          <MoreLink href={more.href}>{more.label}</MoreLink>
        </div>
        {children}
      </div>
    </section>
  )
}

interface BlogCardsProps extends Looks {
  blogs: readonly PostSummary[]
}

/** Blogs as cards; an empty state where there are none (ERR-03). */
export function BlogCards({ blogs, ...looks }: BlogCardsProps) {
  const empty = { title: m.blog_list_empty(), text: m.blog_list_empty_text() }
  return <PostCards posts={blogs} empty={empty} {...looks} />
}

interface PostCardsProps extends Looks {
  posts: readonly PostSummary[]
  empty: { title: string; text: string }
  /** Words at the foot of each card; the whole card is the link already. */
  more?: string
}

/** Records as cards. What a card opens is in its summary, not in the page's address (AWC-07). */
export function PostCards({ posts, layout, here, opens = layout === 'page', empty, more }: PostCardsProps) {
  const { className, first, rest, headingLevel, showsAuthor } = LAYOUTS[layout]
  const tones = coverTones(posts.map(({ id }) => id))
  if (posts.length === 0) return <EmptyState {...empty} />
  return (
    <div className={className}>
      {posts.map((post, index) => {
        const card = index === 0 ? first : rest
        return (
          <PostCard
            key={post.id}
            layout={card}
            headingLevel={headingLevel}
            href={post.href}
            title={post.title}
            text={post.summary}
            meta={showsAuthor ? dayAndAuthor(post) : post.day}
            more={more}
            here={post.id === here ? m.blog_here() : undefined}
            cover={
              <Cover
                seed={post.id}
                shape={SHAPES[card]}
                tone={tones[index]}
                image={coverImage(post.image && { ...post.image, sizes: SIZES[card] })}
                priority={opens && index === 0}
              />
            }
          />
        )
      })}
    </div>
  )
}

function dayAndAuthor({ day, author }: PostSummary) {
  return day && author ? m.blog_date_author({ date: day, author }) : (day ?? author)
}
