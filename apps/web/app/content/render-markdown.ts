import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'
import { linkHelplines } from './link-helplines.ts'
import { unbrokenNames } from './unbroken-names.ts'

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
