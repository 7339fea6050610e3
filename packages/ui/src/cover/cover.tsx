import { cover } from '#kolam/cover.ts'
import { drawnOnce } from '#kolam/drawn-once.ts'
import { KolamFigure } from '#kolam/kolam-figure.tsx'
import { coverTone, type Tone } from './cover-tones.ts'
import './cover.css'

/** A record's own image; width and height are those of the file. */
export interface CoverImage {
  readonly src: string
  readonly srcSet?: string | undefined
  readonly sizes?: string | undefined
  readonly width: number
  readonly height: number
  readonly alt: string
  /** Other formats, best first. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[] | undefined
}

/** Props of `Cover`. */
export interface CoverProps {
  /** The record's id: it decides the drawing. */
  readonly seed: string
  readonly shape: keyof typeof SHAPES
  /** The record's own tone unless given; in a list take it from `coverTones`. */
  readonly tone?: Tone | undefined
  readonly image?: CoverImage | undefined
  /** Whether the image is seen first and loads at once. */
  readonly priority?: boolean | undefined
  readonly className?: string | undefined
}

const drawCover = drawnOnce(cover)

/** Width divided by height, and the dots of the drawing that the frame cuts. */
const SHAPES = {
  wide: { ratio: 2.1, n: 9 },
  card: { ratio: 1.5, n: 9 },
  big: { ratio: 1.6, n: 9 },
  film: { ratio: 1.78, n: 9 },
  square: { ratio: 1, n: 7 },
} as const

function Picture({ image, priority }: { image: CoverImage; priority: boolean }) {
  const { sources = [], alt, ...attributes } = image
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={attributes.sizes} />
      ))}
      <img
        {...attributes}
        alt={alt}
        decoding="async"
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}

/** A record's image, or a kolam drawn from its id, in the same frame. */
export function Cover({ seed, shape, tone, image, priority = false, className }: CoverProps) {
  const ground = image ? undefined : `tone-${tone ?? coverTone(seed)}`
  const names = ['cover', `cover--${shape}`, ground, className]
  return (
    <span className={names.filter(Boolean).join(' ')}>
      {image ? (
        <Picture image={image} priority={priority} />
      ) : (
        <KolamFigure drawing={drawCover(seed, SHAPES[shape])} slice />
      )}
    </span>
  )
}
