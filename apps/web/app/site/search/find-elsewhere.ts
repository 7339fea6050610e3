import { Audio, Faq, Seminar, splitTags, Video } from '@pulli/contracts/content.ts'
import MiniSearch from 'minisearch'
import { addresses } from '#addresses.ts'
import { contentPaths } from '#content/content-paths.ts'
import { memoizeByObject } from '#content/memoize-by-object.ts'
import { type LoaderContext, readList } from '#content/read-content.ts'
import { plainText, renderMarkdown } from '#content/render-markdown.ts'
import { trackRow } from '#media/player/track-element.ts'
import { videoEntry } from '#media/video-entry.ts'
import { foldTerm } from './fold-term.ts'
import { topicWords } from './topic-words.ts'

/** A sound or a film that was found. */
export interface FoundLink {
  id: string
  href: string
  title: string
  text: string
}

/** A question that was found, with its answer as sanitised HTML. */
export interface FoundQuestion {
  id: string
  question: string
  answerHtml: string
}

/** Results other than articles. */
export interface Elsewhere {
  /** Whether anything matches; otherwise these are the first of each kind. */
  isFound: boolean
  sounds: readonly FoundLink[]
  films: readonly FoundLink[]
  questions: readonly FoundQuestion[]
}

const MOST_FOUND = 4
const MOST_SUGGESTED = 3
const LONGEST_TEXT = 110

/** A record as it is searched. */
interface Searched<Shown> {
  id: string
  title: string
  text: string
  tags: string
  shown: Shown
}

/** Records of one kind, with an index of their words. */
interface Kind<Shown> {
  records: readonly Searched<Shown>[]
  words: MiniSearch<Searched<Shown>>
  /** The fields that say what a record is about. */
  about: string[]
}

function indexed<Shown>(records: readonly Searched<Shown>[], about: string[]): Kind<Shown> {
  const words = new MiniSearch<Searched<Shown>>({
    fields: ['title', 'text', 'tags'],
    processTerm: foldTerm,
    searchOptions: {
      boost: { title: 3, tags: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  })
  words.addAll(records)
  return { records, words, about }
}

const NOTHING: readonly never[] = []

const soundKind = memoizeByObject((audios: readonly Audio[]) =>
  indexed(
    audios.map(({ documentId, title, description, tags }) => {
      const text = plainText(description ?? '')
      const href = `${addresses.artsAudio}#${trackRow(documentId)}`
      const shown: FoundLink = { id: documentId, href, title, text: shortened(text) }
      return { id: documentId, title, text, tags: splitTags(tags).join(' '), shown }
    }),
    ['title', 'text', 'tags'],
  ),
)

const filmKind = (page: string) =>
  memoizeByObject((films: readonly Video[]) =>
    indexed(
      films.map((film) => {
        const { id, title, description } = videoEntry(film)
        const shown: FoundLink = { id, href: `${page}#${id}`, title, text: shortened(description) }
        return { id, title, text: description, tags: '', shown }
      }),
      ['title', 'text'],
    ),
  )

const videoKind = filmKind(addresses.artsVideo)
const seminarKind = filmKind(addresses.seminars)

const questionKind = memoizeByObject((faqs: readonly Faq[]) =>
  indexed(
    faqs.map(({ documentId, question, answer }) => {
      const shown: FoundQuestion = {
        id: `faq-${documentId}`,
        question,
        answerHtml: renderMarkdown(answer),
      }
      return { id: documentId, title: question, text: plainText(answer), tags: '', shown }
    }),
    // An answer mentions many things.
    ['title'],
  ),
)

/** Sounds, films and questions with these words or on their topic; where there are none, the first of each kind. */
export async function findElsewhere(context: LoaderContext, typed: string): Promise<Elsewhere> {
  const [audios, videos, seminars, faqs] = await Promise.all([
    readList(context, Audio, contentPaths.audios),
    readList(context, Video, contentPaths.videos),
    readList(context, Seminar, contentPaths.seminars),
    readList(context, Faq, contentPaths.faqs),
  ])
  const sounds = soundKind(audios?.records ?? NOTHING)
  const clips = videoKind(videos?.records ?? NOTHING)
  const talks = seminarKind(seminars?.records ?? NOTHING)
  const questions = questionKind(faqs?.records ?? NOTHING)
  const topic = topicWords(typed)
  const found = {
    sounds: find(sounds, typed, topic),
    films: [...find(talks, typed, topic), ...find(clips, typed, topic)].slice(0, MOST_FOUND),
    questions: find(questions, typed, topic),
  }
  if (Object.values(found).some((kind) => kind.length > 0)) return { isFound: true, ...found }
  return {
    isFound: false,
    sounds: first(sounds),
    films: [...first(talks), ...first(clips)].slice(0, MOST_SUGGESTED),
    questions: first(questions),
  }
}

function find<Shown>({ records, words, about }: Kind<Shown>, typed: string, topic: readonly string[]) {
  const own = words.search(typed)
  const onTopic =
    topic.length > 0 ? words.search(topic.join(' '), { combineWith: 'OR', fuzzy: false, fields: about }) : []
  const ids = new Set([...own, ...onTopic].map(({ id }) => id))
  const byId = new Map(records.map((record) => [record.id, record.shown]))
  return [...ids].flatMap((id) => byId.get(id) ?? []).slice(0, MOST_FOUND)
}

function first<Shown>({ records }: Kind<Shown>) {
  return records.slice(0, MOST_SUGGESTED).map(({ shown }) => shown)
}

/** Cut after a sentence, else between words. */
function shortened(text: string) {
  const sentence = /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text
  if (sentence.length <= LONGEST_TEXT) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', LONGEST_TEXT))} …`
}
