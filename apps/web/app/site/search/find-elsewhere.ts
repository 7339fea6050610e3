import { Audio, Campaign, Faq, Seminar, splitTags, Video } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import MiniSearch from 'minisearch'
import { addresses } from '#addresses.ts'
import { campaignPagePath, contentPaths } from '#content/content-paths.ts'
import { memoizeByObject } from '#content/memoize-by-object.ts'
import { type LoaderContext, readList } from '#content/read-content.ts'
import { plainText, renderMarkdown } from '#content/render-markdown.ts'
import { trackRow } from '#media/player/track-element.ts'
import { videoEntry } from '#media/video-entry.ts'
import { campaignAddress } from '#record-addresses.ts'
import { foldTerm } from './fold-term.ts'
import { type SearchTerms, searchTerms } from './search-terms.ts'

/** A page, a campaign, a sound or a film that was found. */
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
  pages: readonly FoundLink[]
  campaigns: readonly FoundLink[]
  sounds: readonly FoundLink[]
  films: readonly FoundLink[]
  questions: readonly FoundQuestion[]
}

const MOST_FOUND = 4
const MOST_SUGGESTED = 3
const LONGEST_TEXT = 110
const MAX_CAMPAIGNS = 100

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

/** Pages that are no record of the content service. */
const pageKind = () =>
  indexed(
    [
      page(addresses.crisis, m.crisis_meta_title(), m.crisis_meta_description(), m.search_crisis_words()),
      page(addresses.parents, m.parents_meta_title(), m.parents_description(), m.search_parents_words()),
      page(addresses.safetyPlan, m.plan_title(), m.plan_description(), m.search_plan_words()),
    ],
    ['title', 'text', 'tags'],
  )

function page(href: string, title: string, text: string, tags: string): Searched<FoundLink> {
  return { id: href, title, text, tags, shown: { id: href, href, title, text: shortened(text) } }
}

const campaignKind = memoizeByObject((campaigns: readonly Campaign[]) =>
  indexed(
    campaigns.map((campaign) => {
      const { documentId: id, title, description = '' } = campaign
      const text = `${description} ${plainText(campaign.content)}`
      const shown: FoundLink = { id, href: campaignAddress(id), title, text: shortened(text.trim()) }
      return { id, title, text, tags: splitTags(campaign.related_tags).join(' '), shown }
    }),
    // A text mentions many things.
    ['title', 'tags'],
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

/** What has these words or their topic; where nothing has, the first sounds, films and questions. */
export async function findElsewhere(context: LoaderContext, typed: string): Promise<Elsewhere> {
  const [campaigns, audios, videos, seminars, faqs] = await Promise.all([
    readList(context, Campaign, campaignPagePath(1, MAX_CAMPAIGNS)),
    readList(context, Audio, contentPaths.audios),
    readList(context, Video, contentPaths.videos),
    readList(context, Seminar, contentPaths.seminars),
    readList(context, Faq, contentPaths.faqs),
  ])
  const sounds = soundKind(audios?.records ?? NOTHING)
  const clips = videoKind(videos?.records ?? NOTHING)
  const talks = seminarKind(seminars?.records ?? NOTHING)
  const questions = questionKind(faqs?.records ?? NOTHING)
  const terms = searchTerms(typed)
  const found = {
    pages: find(pageKind(), terms),
    campaigns: find(campaignKind(campaigns?.records ?? NOTHING), terms),
    sounds: find(sounds, terms),
    films: [...find(talks, terms), ...find(clips, terms)].slice(0, MOST_FOUND),
    questions: find(questions, terms),
  }
  if (Object.values(found).some((kind) => kind.length > 0)) return { isFound: true, ...found }
  return {
    isFound: false,
    pages: NOTHING,
    campaigns: NOTHING,
    sounds: first(sounds),
    films: [...first(talks), ...first(clips)].slice(0, MOST_SUGGESTED),
    questions: first(questions),
  }
}

function find<Shown>({ records, words, about }: Kind<Shown>, { own, topic }: SearchTerms) {
  const onTopic =
    topic.length > 0 ? words.search(topic.join(' '), { combineWith: 'OR', fuzzy: false, fields: about }) : []
  const ids = new Set([...words.search(own), ...onTopic].map(({ id }) => id))
  const byId = new Map(records.map((record) => [record.id, record.shown]))
  return [...ids].flatMap((id) => byId.get(id) ?? []).slice(0, MOST_FOUND)
}

function first<Shown>({ records }: Kind<Shown>) {
  return records.slice(0, MOST_SUGGESTED).map(({ shown }) => shown)
}

/** Cut after a sentence that is no question, else between words. */
function shortened(text: string) {
  const sentence = /^.*?[.!](?= |$)/.exec(text)?.[0] ?? text
  if (sentence.length <= LONGEST_TEXT) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', LONGEST_TEXT))} …`
}
