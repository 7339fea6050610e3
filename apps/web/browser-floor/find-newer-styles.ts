import type { NewerUse } from './find-newer.ts'
import newer from './newer-styles.json' with { type: 'json' }

/** Without it a page looks plainer, and is as easy to read and to use. Ask yourself so before you add one. */
const DECORATION: ReadonlySet<string> = new Set([
  ':backdrop',
  ':selection',
  '@container',
  'accent-color',
  'appearance',
  'aspect-ratio',
  'color-scheme',
  'contain-intrinsic-block-size',
  'container',
  'container-type',
  'content-visibility',
  'field-sizing',
  'font-synthesis',
  'forced-color-adjust',
  'hyphenate-limit-chars',
  'hyphens',
  'line-clamp',
  'mask-image',
  'print-color-adjust',
  'rotate',
  'scroll-margin-block',
  'scrollbar-color',
  'scrollbar-width',
  'text-decoration-thickness',
  'text-size-adjust',
  '-webkit-text-size-adjust',
  'text-wrap',
  'translate',
  '(forced-colors)',
  '(prefers-color-scheme)',
  'break-after:avoid',
])

/** What a browser does by itself where it cannot read the rule. */
const DEFAULTS: ReadonlySet<string> = new Set([
  // Its own ring round what has the focus.
  ':focus-visible',
  // Words break where `overflow-wrap: break-word` of the body says so.
  'overflow-wrap:anywhere',
  // A rule with `:has()` only hides what is not needed yet.
  ':has',
  // Of two ways, one of which needs a script, both are shown.
  '(scripting)',
])

/** Missing on some browser of the list for lack of a mouse, of paper or of a second direction, not for its age. */
const NO_MATTER_OF_AGE: ReadonlySet<string> = new Set([
  'cursor',
  'outline',
  'overscroll-behavior',
  'overscroll-behavior-x',
  'resize',
  'scroll-behavior',
  'scroll-snap-stop',
  'scroll-snap-type',
  'size',
  'user-select',
  // In a grid all know them; in a flexible box write `flex-start` and `flex-end`.
  'align-content:start',
  'align-self:end',
  'align-self:start',
  'justify-content:start',
  'place-items:end',
  'place-items:start',
])

const AT_RULES = new Set(newer.atRules)
const MEDIA_FEATURES = new Set(newer.mediaFeatures)
const PSEUDOS = new Set(newer.pseudos)
const PROPERTIES = new Set(newer.properties)
const VALUES = new Set(newer.values)
const FUNCTIONS = new Set(newer.functions)
/** Units of the small, large and dynamic view, of containers and of the line. */
const NEWER_UNIT = /\d((?:[sld]v|cq)(?:[whbi]|min|max)|r?lh|rcap|rch|rex|ric)\b/g

/** Finds what a minified style sheet has that browsers at the floor cannot read, without another rule for them. */
export function findNewerStyles(css: string): NewerUse[] {
  const rules = readSheet(css)
  const selectors = new Set(rules.flatMap((rule) => rule.selectors))
  return rules.flatMap((rule) =>
    [...newerAround(rule), ...newerSelectors(rule, selectors), ...newerDeclarations(rule)]
      .filter((name) => !DECORATION.has(name) && !DEFAULTS.has(name) && !NO_MATTER_OF_AGE.has(name))
      .map((name) => ({ name, excerpt: [...rule.around, rule.selectors.join()].join(' ').slice(0, 120) })),
  )
}

function newerAround({ around }: StyleRule): string[] {
  return around.flatMap((at) => {
    const [, name = ''] = /^@([\w-]+)/.exec(at) ?? []
    if (AT_RULES.has(name)) return [`@${name}`]
    if (name !== 'media') return []
    const features = namesBefore(at, /\((?:min-|max-)?([\w-]+)/g).filter((feature) =>
      MEDIA_FEATURES.has(feature),
    )
    return [...features.map((feature) => `(${feature})`), ...(/[<>]/.test(at) ? ['(<)'] : [])]
  })
}

/** A browser drops the whole rule for one selector that it cannot read. */
function newerSelectors({ selectors, around }: StyleRule, all: ReadonlySet<string>): string[] {
  const newerIn = selectors.map((selector) =>
    namesBefore(selector, /:([\w-]+)/g).filter((name) => PSEUDOS.has(name) && !isAsked(around, `:${name}`)),
  )
  const isAlone = newerIn.every((names) => names.length > 0)
  return newerIn.flatMap((names, at) =>
    names
      .filter((name) => name !== 'is' || !all.has((selectors[at] ?? '').replaceAll(':is(', ':-webkit-any(')))
      .map((name) => (isAlone ? `:${name}` : `:${name} beside others`)),
  )
}

function newerDeclarations({ declarations, around }: StyleRule): string[] {
  return declarations.flatMap(([property, value], at) => {
    if (PROPERTIES.has(property)) return isAsked(around, property) ? [] : [property]
    if (declarations.slice(0, at).some(([earlier]) => earlier === property)) return []
    const words = value.replaceAll(/var\([^)]*\)/g, '').match(/[a-z-]+/g) ?? []
    return [
      ...words.map((word) => `${property}:${word}`).filter((pair) => VALUES.has(pair)),
      ...namesBefore(value, /([\w-]+)\(/g)
        .filter((name) => FUNCTIONS.has(name))
        .map((name) => `${name}()`),
      ...namesBefore(value, NEWER_UNIT),
    ].filter((name) => !isAsked(around, name))
  })
}

/** Whether `@supports` around a rule asks for it. */
const isAsked = (around: readonly string[], name: string) =>
  around.some((at) => at.startsWith('@supports') && !at.startsWith('@supports not') && at.includes(name))

const namesBefore = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** A rule of a style sheet, with the at-rules around it. */
interface StyleRule {
  around: readonly string[]
  selectors: readonly string[]
  declarations: readonly (readonly [property: string, value: string])[]
}

const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g

/** Reads a style sheet that a minifier wrote: one without comments and nesting. Strings are left out. */
function readSheet(css: string): StyleRule[] {
  const rules: StyleRule[] = []
  const around: string[] = []
  for (const [, text = '', end] of css.replaceAll(STRING, '""').matchAll(/([^{}]*)([{}])/g)) {
    if (end === '{') around.push(text.slice(text.lastIndexOf(';') + 1).trim())
    else {
      const head = around.pop() ?? ''
      const declarations = splitAt(text, ';').map(pairOf)
      if (declarations.length > 0)
        rules.push({ around: [...around], selectors: splitAt(head, ','), declarations })
    }
  }
  return rules
}

const pairOf = (declaration: string): readonly [string, string] => {
  const colon = declaration.indexOf(':')
  return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
}

/** Splits a text at a mark outside of parentheses. */
function splitAt(text: string, mark: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === mark && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}
