import { parseAst } from 'vite'
import newer from './newer-names.json' with { type: 'json' }

/** A use of what a browser at the floor lacks. */
export interface NewerUse {
  name: string
  excerpt: string
}

/** What `app/browser-floor/fill-missing.ts` adds before the code of a page runs. */
const FILLED: ReadonlySet<string> = new Set([
  '.at',
  '.findLast',
  '.findLastIndex',
  '.hasOwn',
  '.pipeThrough',
  '.toReversed',
  '.toSorted',
  'AbortSignal.timeout',
  'BroadcastChannel',
  'TransformStream',
  'URL.canParse',
])

/** Used only where the browser has it: look for the check before you add one. */
const CHECKED: ReadonlySet<string> = new Set([
  '.connection',
  '.getPublicKey',
  '.locks',
  '.mediaSession',
  '.share',
  '.showModal',
  '.startViewTransition',
  '.supportedValuesOf',
  'MediaMetadata',
  'PerformanceEventTiming',
  'PublicKeyCredential',
  'navigation',
  'reportError',
  // Without it a button to print does nothing; the browser's menu has it too.
  'print',
])

/** Methods of our own and of libraries that have the name of a newer one of browsers. */
const NAMESAKES: ReadonlySet<string> = new Set(['.drop', '.escape', '.loading', '.session', '.use', '.wait'])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const GLOBALS = new Set(newer.globals)
const STATICS = new Set(newer.statics)
const MEMBERS = new Set(newer.members)
/** Objects whose parts are the browser's: of others only a call is found, because a part that's missing is undefined. */
const BROWSER_OBJECTS = new Set(['navigator', 'window', 'document', 'crypto', 'performance'])
/** Lookbehind came with Safari 16.4. */
const LOOKBEHIND = /\(\?<[=!]/
/** A selector that a browser cannot parse throws. */
const SELECTOR = /:(?:modal|popover-open|user-valid|user-invalid)\b|:(?:has|is|where)\(/

/**
 * Finds the newer names, regular expressions and selectors in a script.
 * @param isFilled whether it runs after `fill-missing.ts`
 */
export function findNewer(code: string, isFilled: boolean): NewerUse[] {
  const found: NewerUse[] = []
  const visit = (node: Node, parent: Node | undefined, key: string) => {
    const name = newerName(node, parent, key)
    const isAllowed =
      CHECKED.has(name ?? '') || NAMESAKES.has(name ?? '') || (isFilled && FILLED.has(name ?? ''))
    if (name !== undefined && !isAllowed)
      found.push({ name, excerpt: code.slice(Math.max(0, node.start - 60), node.end + 30) })
    for (const [part, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, part)
    }
  }
  visit(parseAst(code) as unknown as Node, undefined, '')
  return found
}

function newerName(node: Node, parent: Node | undefined, key: string): string | undefined {
  if (node.type === 'MemberExpression') return newerMember(node, parent, key)
  if (node.type === 'Identifier') return isGlobal(node, parent, key) ? (node.name as string) : undefined
  if (node.type === 'StaticBlock') return 'static {}'
  if (node.type === 'Literal' && node.regex) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string }
    if (LOOKBEHIND.test(pattern)) return '(?<'
    return /[dv]/.test(flags) ? `/${flags}` : undefined
  }
  const text = textOf(node)
  if (text === undefined) return undefined
  if (LOOKBEHIND.test(text)) return '(?<'
  return SELECTOR.exec(text)?.[0]
}

function newerMember(node: Node, parent: Node | undefined, key: string): string | undefined {
  const { computed, object, property } = node as unknown as {
    computed: boolean
    object: Node
    property: Node
  }
  if (computed) return undefined
  const name = property.name as string
  const owner = object.type === 'Identifier' ? (object.name as string) : ''
  const isUsed =
    !parent?.optional &&
    ((parent?.type === 'CallExpression' && key === 'callee') ||
      (parent?.type === 'MemberExpression' && key === 'object'))
  if (!isUsed) return undefined
  if (STATICS.has(`${owner}.${name}`)) return `${owner}.${name}`
  const isOfBrowser = BROWSER_OBJECTS.has(owner) || parent?.type === 'CallExpression'
  return MEMBERS.has(name) && isOfBrowser ? `.${name}` : undefined
}

/** `typeof x` and `{ x: … }` use nothing. */
function isGlobal({ name }: Node, parent: Node | undefined, key: string): boolean {
  if (!GLOBALS.has(name as string)) return false
  if (parent?.type === 'UnaryExpression') return parent.operator !== 'typeof'
  return parent?.computed === true || (key !== 'property' && key !== 'key')
}

/** The text of a string or of a piece of a template. */
function textOf({ type, value }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value
  return type === 'TemplateElement' ? ((value as { cooked: string | null }).cooked ?? '') : undefined
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
