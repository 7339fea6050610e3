import MarkdownIt, { type ParserCore, type StateCore, type Token } from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

const plainMarkdown = new MarkdownIt({ html: true, linkify: true })
const markdown = new MarkdownIt({ html: true, linkify: true }).use(({ core }) => {
  linkHelplines(core)
  unbrokenNames(core)
})

/** Only pictures of the site itself: the content policy blocks all others. */
const OWN_PICTURE = /^\/(?:uploads|img)\/[\w./%-]+$/

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sup',
    'sub',
    'small',
    'mark',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'q',
    'cite',
    'code',
    'pre',
    'abbr',
    'time',
    'span',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    blockquote: [{ name: 'class', values: ['pull'] }],
    span: [{ name: 'class', values: ['nowrap'] }],
    ol: ['start'],
    abbr: ['title'],
    time: ['datetime'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The title is the page's only h1.
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    blockquote: sanitizeHtml.simpleTransform('blockquote', { class: 'pull' }, false),
    a: (tagName, { href = '', lang, dir }) => ({
      tagName,
      attribs: {
        href,
        ...(lang !== undefined && { lang }),
        ...(dir !== undefined && { dir }),
        ...(/^https?:/i.test(href) && { rel: 'noopener noreferrer' }),
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
}

/** Renders an editor's Markdown, which may contain HTML, and sanitises it with the allow-list above. */
export function renderMarkdown(text: string) {
  return sanitizeHtml(markdown.render(text), options)
}

/** Returns the text without markup, for the search and for descriptions. */
export function plainText(text: string) {
  return sanitizeHtml(plainMarkdown.render(text).replaceAll('<', ' <'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Hyphenated names that must not wrap: a reader may be looking for one in a hurry. */
const NAMES = /(Tele-MANAS)/

/** Markdown rule: keeps such a name on one line by style, so that search and copy still find the plain text. */
function unbrokenNames(core: ParserCore) {
  core.ruler.push('names', (state) => {
    for (const token of state.tokens) {
      if (token.children) token.children = token.children.flatMap((child) => whole(child, state))
    }
  })
}

function whole(token: Token, { Token }: StateCore) {
  if (token.type !== 'text' || !NAMES.test(token.content)) return [token]
  return token.content.split(NAMES).flatMap((content) => {
    const text = Object.assign(new Token('text', '', 0), { content, level: token.level })
    if (!NAMES.test(content)) return [text]
    const open = new Token('name_open', 'span', 1)
    open.attrSet('class', 'nowrap')
    return [open, text, new Token('name_close', 'span', -1)]
  })
}

/** Short numbers of India's helplines, as in the seeded crisis lines. */
const LINES = ['112', '14416', '1098', '181', '14446', '15100', '1930']

const NUMBER = new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${LINES.join('|')})(?![\\p{L}\\p{M}\\d])`, 'gu')
/** The start of a sentence about calling someone, up to the number. */
const CALLING =
  /(?<!\p{L})(?:call|dial|ring|phone|telephone|helpline|childline|tele-?manas|टेली-?मानस|चाइल्डलाइन|हेल्पलाइन)(?!\p{L})/iu
/** Money, parts of longer numbers, years, pages: no telephone number follows these. */
const NO_NUMBER_AFTER =
  /(?:[#%/+.,-]|(?:\d|\p{Sc}|\b(?:Rs|INR)\.?)\s?|\b(?:in|since|until|about|over|than|of|page|room|no)\s)$/iu
/** What may follow a telephone number. Excludes "112 people" and "181 days". */
const MAY_FOLLOW =
  /^(?:$|[,.:](?!\d)|[;!?)\]"”।]|\s+(?:if|now|or|and|for|in|at|on|any|all|to|when|is|are|from|day|free|by|first|alone|before|right|पर|या|और)(?![\p{L}\p{M}]))/iu
const NAMED_LINE = /(?<!\p{L})(?:helpline|childline|tele-?manas)\s+(?:on\s+)?$/iu
const NUMBER_COMES_FIRST = /^\s+पर\s+(?:भी\s+)?(?:फ़ोन|कॉल)/u

/** Whether the number between `before` and `after` is a telephone number. */
function isToCall(before: string, after: string) {
  if (NAMED_LINE.test(before) && !/^[\d,.%-]\d/.test(after)) return true
  if (NO_NUMBER_AFTER.test(before) || !MAY_FOLLOW.test(after)) return false
  const sentence = before.split(/[.!?।](?=\s)/).at(-1) ?? ''
  return CALLING.test(sentence) || NUMBER_COMES_FIRST.test(after)
}

/** Markdown rule: links the number of a helpline in running text. */
function linkHelplines(core: ParserCore) {
  core.ruler.after('linkify', 'helplines', (state) => {
    let inHeading = false
    for (const token of state.tokens) {
      if (token.type === 'heading_open') inHeading = true
      if (token.type === 'heading_close') inHeading = false
      if (token.children && !inHeading) token.children = linked(token.children, state)
    }
  })
}

function linked(children: Token[], state: StateCore) {
  const words = children.map(({ type, content }) =>
    type === 'text' || type === 'code_inline' ? content : type.endsWith('break') ? ' ' : '',
  )
  let links = 0
  return children.flatMap((token, at) => {
    if (token.type === 'link_open' || /^<a\b/i.test(token.content)) links += 1
    if (token.type === 'link_close' || /^<\/a\b/i.test(token.content)) links -= 1
    if (token.type !== 'text' || links > 0) return [token]
    const before = words.slice(0, at).join('')
    const after = words.slice(at + 1).join('')
    return withLinks(token, before, after, state)
  })
}

function withLinks(token: Token, before: string, after: string, state: StateCore) {
  const { content, level } = token
  const parts: Token[] = []
  let done = 0
  const say = (type: 'text' | 'link_open' | 'link_close', nesting: -1 | 0 | 1, text = '') => {
    const part = new state.Token(type, type === 'text' ? '' : 'a', nesting)
    part.content = text
    part.level = level
    parts.push(part)
    return part
  }
  for (const { 0: number, index } of content.matchAll(NUMBER)) {
    const end = index + number.length
    if (!isToCall(before + content.slice(0, index), content.slice(end) + after)) continue
    say('text', 0, content.slice(done, index))
    say('link_open', 1).attrSet('href', `tel:${number}`)
    say('text', 0, number)
    say('link_close', -1)
    done = end
  }
  if (done === 0) return [token]
  say('text', 0, content.slice(done))
  return parts
}
