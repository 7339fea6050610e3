/** The common time-out of assertions that wait (`expect.poll` in vitest.config.ts, `expect` in playwright.config.ts). */
const COMMON_MILLISECONDS = 10_000

/** What makes the outcome of a test hang on the clock or the machine, by how the code shows it, and what to do instead. */
export const INSTEAD = {
  waitForTimeout: 'wait for a state; prove an absence by a later event',
  networkidle: 'wait for what the page shows or requests',
  sleep: 'await an event, or let fake timers pass the time',
  'short time-out': 'leave the time-out away: the common one only ends a test that hangs',
  'clock in an assertion': 'count events or steps, inject a clock, or measure in a *.measure.test.ts',
  'Math.random': 'draw by fast-check, which has the seed of the run; crypto.randomUUID makes a name',
  'impatient pool': 'openTestDatabase waits for a busy database as long as a test does',
  'not our test': "import test and expect from './test.ts'",
} as const

export type Rule = keyof typeof INSTEAD

export interface Hit {
  readonly rule: Rule
  readonly line: number
}

interface Found {
  readonly rule: Rule
  readonly index: number
}

/**
 * Returns where a test source does what the rules ban. It reads text, not syntax: a clock that comes to an assertion
 * through a function is not seen.
 */
export function hitsIn(file: string, source: string): Hit[] {
  const code = withoutComments(source)
  const all = (rule: Rule, pattern: RegExp) =>
    Array.from(code.matchAll(pattern), ({ index }) => ({ rule, index }))
  const ofTime = [...all('sleep', sleepsBy(code)), ...shortTimeouts(code), ...clocksInAssertions(code)]
  return [
    ...all('waitForTimeout', /\bwaitForTimeout\(/g),
    ...all('networkidle', /\bnetworkidle\b/g),
    ...all('Math.random', /\bMath\.random\b/g),
    // A measurement paces what it sends, and compares times.
    ...(file.includes('.measure.') ? [] : ofTime),
    ...(file.startsWith('e2e/')
      ? all('impatient pool', /^import \{[^}]*\bopenDatabase\b[^}]*\} from/gm)
      : []),
    ...(file.startsWith('e2e/browser/') && !file.endsWith('/test.ts') ? foreignTests(code) : []),
  ].map(({ rule, index }) => ({ rule, line: code.slice(0, index).split('\n').length }))
}

/** Keeps the lines. */
function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(?<=^|\s)\/\/ .*$/gm, '')
}

/** Calls of a timer that is awaited, under the name by which the file imports it, and promises of a timer. */
function sleepsBy(code: string): RegExp {
  const [imported] = /\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/.exec(code) ?? []
  const name = imported && (/^setTimeout as (\w+)/.exec(imported)?.[1] ?? 'setTimeout')
  const names = name === undefined || name === 'sleep' ? 'sleep' : `sleep|${name}`
  return new RegExp(`(?<![.\\w]|function )(?:${names})\\(|new Promise[^;]{0,80}?\\bsetTimeout\\(`, 'g')
}

/** Also what has a shorter time-out by default. */
function shortTimeouts(code: string): Found[] {
  return Array.from(code.matchAll(/(?:\btimeout: ?|\.setTimeout\()([\d_]+)|\bvi\.wait(?:For|Until)\(/g))
    .filter(([, digits]) => digits === undefined || isShort(Number(digits.replaceAll('_', ''))))
    .map(({ index }) => ({ rule: 'short time-out', index }))
}

/** 0 is none. */
const isShort = (milliseconds: number) => milliseconds > 0 && milliseconds < COMMON_MILLISECONDS

function clocksInAssertions(code: string): Found[] {
  const duration = new RegExp(durationsIn(code).join('|'))
  return Array.from(code.matchAll(/\bexpect(?:\.soft)?\(/g))
    .filter(({ index }) => duration.test(argumentsAt(code, index)))
    .map(({ index }) => ({ rule: 'clock in an assertion', index }))
}

const CLOCK = String.raw`(?:Date|performance)\.now\(\)`

/**
 * Returns patterns of what is measured in a file: a difference to an instant, such as `begunAt`, and each name, such as
 * `took` or a list `times`, that got one or was computed from such a name.
 */
function durationsIn(code: string): string[] {
  const instants = namesIn(code, String.raw`\b(?:const|let) (\w+) = ${CLOCK}(?! [-+])`)
  const instant = [CLOCK, ...instants.map((name) => String.raw`\b${name}\b`)].join('|')
  const patterns = [CLOCK, String.raw`- (?:${instant})(?!\.)`, String.raw`\b(?:${instant}) - `]
  for (let known = -1; known < patterns.length; ) {
    known = patterns.length
    const duration = patterns.slice(1).join('|')
    const got = namesIn(
      code,
      String.raw`\b(\w+)(?: = |\.push\()(?!async\b|\([^()]*\) =>)[^;\n]{0,120}?(?:${duration})`,
    )
    for (const name of got) {
      const pattern = String.raw`(?<![\w']|(?<!\.\.)\.)${name}\b(?!\()`
      if (!instants.includes(name) && !patterns.includes(pattern)) patterns.push(pattern)
    }
  }
  return patterns
}

function namesIn(code: string, pattern: string): string[] {
  return [...new Set(Array.from(code.matchAll(new RegExp(pattern, 'g')), ([, name = '']) => name))]
}

/** Returns the text in the parentheses that open after `from`. */
function argumentsAt(code: string, from: number): string {
  const begin = code.indexOf('(', from) + 1
  let at = begin
  for (let open = 1; open > 0 && at < code.length; at++) open += { '(': 1, ')': -1 }[code[at] ?? ''] ?? 0
  return code.slice(begin, at - 1)
}

/** Browser tests have one `test` of their own, whose fixture keeps toasts and stops the day. */
function foreignTests(code: string): Found[] {
  return Array.from(code.matchAll(/import (?!type )\{([^}]*)\} from '@playwright\/test'/g))
    .filter(([, names = '']) => names.split(',').some((name) => !/^\s*(?:type \w+|chromium)?\s*$/.test(name)))
    .map(({ index }) => ({ rule: 'not our test', index }))
}
