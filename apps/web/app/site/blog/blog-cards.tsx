import { m } from '@pulli/messages/messages.js'
import { Cover, type CoverImage } from '@pulli/ui/cover/cover.tsx'
import { coverTones } from '@pulli/ui/cover/cover-tones.ts'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { PostCard } from '@pulli/ui/post-card/post-card.tsx'
import type { ImageSources } from '#content/image-sources.ts'
import type { BlogSummary } from './blog-summary.ts'

/** Size given for a picture of unknown size; the frame of a cover has its own. */
const UNKNOWN_SIZE = { width: 1200, height: 800 }

/** A card of each layout, with the frame that fits it. */
const SHAPES = { big: 'big', row: 'square', card: 'card', lead: 'wide' } as const

/** How a list of blogs is laid out: the first card, the others, and how deep their headings are. */
const LAYOUTS = {
  trio: { className: 'trio', first: 'big', rest: 'row', headingLevel: 3, showsAuthor: false },
  page: { className: 'posts', first: 'lead', rest: 'card', headingLevel: 2, showsAuthor: true },
  row: { className: 'posts posts--3', first: 'card', rest: 'card', headingLevel: 3, showsAuthor: true },
} as const

interface BlogCardsProps {
  blogs: readonly BlogSummary[]
  layout: keyof typeof LAYOUTS
}

/** Blogs as cards; a quiet word where there are none (ERR-03). */
export function BlogCards({ blogs, layout }: BlogCardsProps) {
  const { className, first, rest, headingLevel, showsAuthor } = LAYOUTS[layout]
  const tones = coverTones(blogs.map(({ id }) => id))
  if (blogs.length === 0) {
    return <EmptyState title={m.blog_list_empty()} text={m.blog_list_empty_text()} />
  }
  return (
    <div className={className}>
      {blogs.map((blog, index) => {
        const card = index === 0 ? first : rest
        return (
          <PostCard
            key={blog.id}
            layout={card}
            headingLevel={headingLevel}
            href={blog.href}
            title={blog.title}
            text={blog.summary}
            meta={showsAuthor ? dayAndAuthor(blog) : blog.day}
            cover={
              <Cover seed={blog.id} shape={SHAPES[card]} tone={tones[index]} image={coverImage(blog.image)} />
            }
          />
        )
      })}
    </div>
  )
}

function dayAndAuthor({ day, author }: BlogSummary) {
  return day && author ? m.blog_date_author({ date: day, author }) : (day ?? author)
}

/** The picture of a cover. Beside a title that says it all it is decoration where the editor wrote no words. */
export function coverImage(image: ImageSources | undefined): CoverImage | undefined {
  return (
    image && {
      ...image,
      width: image.width ?? UNKNOWN_SIZE.width,
      height: image.height ?? UNKNOWN_SIZE.height,
    }
  )
}
