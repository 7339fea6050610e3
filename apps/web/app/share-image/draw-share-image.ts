import { readFile } from 'node:fs/promises'
import { cover } from '@pulli/ui/kolam/cover.ts'
import { hash } from '@pulli/ui/kolam/seed.ts'
import { svgMarkup } from '@pulli/ui/kolam/svg-markup.ts'
import satori from 'satori'
import { SHARE_IMAGE_SIZE, type ShareImage } from './share-image.ts'

// Imported by Node in the worker process without a build: erasable types only.

const PAPER = '#FBF7EF'
const INK = '#1C2050'
const MARIGOLD = '#F2A81D'

/** The grounds of covers in the light theme, as in `tokens.css`; without terracotta, which would appear too often. */
const TONES = [
  { ground: '#1f2350', line: '#e9dfc9', dot: '#f2a81d' },
  { ground: '#0a5860', line: '#f0e8d6', dot: '#f2a81d' },
  { ground: '#f4be57', line: '#1c2050', dot: '#a03f25' },
  { ground: '#efe5d2', line: '#1c2050', dot: '#a03f25' },
] as const

const COVER = { width: 440, height: SHARE_IMAGE_SIZE.height }
const ROOM = 72

/** A long title is set smaller, and truncated with an ellipsis if longer still. */
const SIZES = [
  { upTo: 34, fontSize: 84 },
  { upTo: 70, fontSize: 68 },
  { upTo: Number.POSITIVE_INFINITY, fontSize: 54 },
] as const
const MOST_LINES = 5

const FACES = ['fraunces', 'anek-devanagari', 'anek-latin'] as const

/** Emoji, flags and key caps: no face has them, and each would be an empty box. © ® ™ are letters. */
const PICTURES =
  /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20E3|\uFE0F/gu
/** What joined them; between letters of Devanagari it stays. */
const JOINER = /(?<=\s)\u200D|\u200D(?=\s)/g

const withoutPictures = (title: string) =>
  title.replace(PICTURES, ' ').replace(JOINER, '').replace(/\s+/g, ' ').trim()

let fonts: Promise<{ name: string; data: Buffer; weight: 400; style: 'normal' }[]> | undefined

function loadFonts() {
  fonts ??= Promise.all(
    FACES.map(async (name) => {
      const data = await readFile(new URL(`./fonts/${name}.woff`, import.meta.url))
      return { name, data, weight: 400 as const, style: 'normal' as const }
    }),
  )
  return fonts
}

/** Draws the share image of a page as SVG with outlined letters: its title and its kolam. */
export async function drawShareImage({ title: whole, brand, seed }: ShareImage): Promise<string> {
  const title = withoutPictures(whole)
  const { fontSize } = SIZES.find(({ upTo }) => title.length <= upTo) ?? SIZES[2]
  const isHindi = /\p{Script=Devanagari}/u.test(title)
  const words = box(
    { flexDirection: 'column', justifyContent: 'space-between', flexGrow: 1, padding: ROOM, width: 760 },
    [
      box(
        {
          display: 'block',
          fontFamily: isHindi ? 'anek-devanagari, anek-latin' : 'fraunces, anek-latin',
          fontSize,
          lineHeight: isHindi ? 1.35 : 1.12,
          letterSpacing: isHindi ? 0 : '-0.02em',
          lineClamp: MOST_LINES,
        },
        title,
      ),
      box({ alignItems: 'center', fontFamily: 'fraunces, anek-devanagari', fontSize: 36 }, [
        box({ width: 20, height: 20, borderRadius: 10, background: MARIGOLD, marginRight: 16 }),
        box({}, brand),
      ]),
    ],
  )
  const page = box({ ...SHARE_IMAGE_SIZE, background: PAPER, color: INK }, [words, drawing(seed)])
  return satori(page, { ...SHARE_IMAGE_SIZE, fonts: await loadFonts() })
}

function drawing(seed: string) {
  const { ground, line, dot } = TONES[hash(seed) % TONES.length] ?? TONES[0]
  const kolam = svgMarkup(cover(seed, { ratio: COVER.width / COVER.height, n: 9 }), {
    line,
    dot,
    lineWidth: 1.9,
    dotWidth: 4.2,
  })
  const src = `data:image/svg+xml;base64,${Buffer.from(kolam).toString('base64')}`
  return box({ ...COVER, flexShrink: 0, background: ground }, [
    { type: 'img', key: null, props: { ...COVER, src, style: { objectFit: 'cover' } } },
  ])
}

type Children = Parameters<typeof satori>[0]

/** A layout box as satori takes it without React. */
function box(style: Record<string, unknown>, children?: Children) {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}
