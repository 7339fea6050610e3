import { type Audio, mediaAddress, splitTags } from '@pulli/contracts/content.ts'
import type { CoverImage } from '@pulli/ui/cover/cover.tsx'
import { coverTones, type Tone } from '@pulli/ui/cover/cover-tones.ts'
import { coverImage } from '#content/cover-image.ts'
import { CONTENT_HOST, imageSources } from '#content/image-sources.ts'
import { plainText } from '#content/render-markdown.ts'
import type { Track } from './player/track.ts'

/** Editors give it to ambient sound, in any case of letters. */
const AMBIENT_TAG = 'sound'

/** Maps recordings to tracks of the player. */
export function tracksOf(audios: readonly Audio[]): Track[] {
  const tones = coverTones(audios.map(({ documentId }) => documentId))
  return audios.map((audio, index) => trackOf(audio, tones[index]))
}

function trackOf(audio: Audio, tone: Tone | undefined): Track {
  const { documentId, title, author, description, tags, audioFile, thumbnail } = audio
  return {
    id: documentId,
    title,
    author,
    tags: splitTags(tags).join(' | ') || undefined,
    // `plainText` leaves a space in place of markup.
    text: description && plainText(description).replace(/ (?=[.,;:!?])/g, ''),
    isAmbient: splitTags(tags).some((tag) => tag.toLowerCase() === AMBIENT_TAG),
    src: mediaAddress(CONTENT_HOST, audioFile.url),
    megabytes: audioFile.size === undefined ? undefined : megabytes(audioFile.size),
    tone,
    image: thumbnail && smallImage(coverImage(imageSources(thumbnail, '4.5rem'))),
  }
}

/** The frame is small: the smallest width is enough for every screen. */
function smallImage(image: CoverImage | undefined): CoverImage | undefined {
  const smallest = (srcSet: string) => srcSet.split(', ')[0] ?? srcSet
  return (
    image && {
      ...image,
      alt: '',
      sources: image.sources?.map(({ type, srcSet }) => ({ type, srcSet: smallest(srcSet) })),
    }
  )
}

/** Formats kilobytes as megabytes, "1.2"; at least 0.1. */
export function megabytes(kilobytes: number) {
  return Math.max(0.1, kilobytes / 1_000).toFixed(1)
}
