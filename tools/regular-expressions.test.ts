import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'

// Its part in JavaScript alone: it works on every machine.
process.env.RECHECK_SYNC_BACKEND = 'pure'

const ROOT = join(import.meta.dirname, '..')
const HOMES = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).flatMap((name) =>
    ['src', 'app', 'config'].map((sources) => join(folder, name, sources)),
  ),
)

/**
 * On a busy machine the search for a slow input takes longer than the ten seconds that it has otherwise. With longer
 * inputs a pattern that is linear takes more steps than the search allows, and is called vulnerable.
 */
const HOW = { timeout: 60_000, maxAttackStringSize: 20_000, randomSeed: 1 }

/** It takes a minute, so only `npm run test:long` runs it. */
test.runIf(process.env.LONG)(
  'security row 44: no pattern of ours takes long, whatever it is given',
  {
    timeout: 300_000,
  },
  () => {
    const patterns = new Map<string, Pattern & { file: string }>()
    for (const file of HOMES.flatMap(filesOf)) {
      const lang = file.endsWith('x') ? 'tsx' : 'ts'
      for (const pattern of patternsOf(parseAst(readFileSync(join(ROOT, file), 'utf8'), { lang })))
        patterns.set(`/${pattern.source}/${pattern.flags}`, { ...pattern, file })
    }
    expect(patterns.size).toBeGreaterThan(100)
    const slow = [...patterns].flatMap(([pattern, { source, flags, file }]) => {
      const { status } = checkSync(source, flags, HOW)
      return status === 'safe' ? [] : [`${file}: ${pattern} is ${status}`]
    })
    expect(slow).toEqual([])
  },
)

type Pattern = { source: string; flags: string }

/** Every pattern between slashes in a piece of a syntax tree. */
function patternsOf(node: unknown): Pattern[] {
  if (typeof node !== 'object' || node === null) return []
  if ('regex' in node && typeof node.regex === 'object' && node.regex !== null) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string }
    return [{ source: pattern, flags }]
  }
  return Object.values(node).flatMap(patternsOf)
}

function filesOf(home: string): string[] {
  const files = (() => {
    try {
      return readdirSync(join(ROOT, home), { recursive: true, encoding: 'utf8' })
    } catch {
      return []
    }
  })()
  return files
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.(?:test|examples|e2e)\.|node_modules|(?:^|\/)testing\//.test(file),
    )
    .map((file) => join(home, file))
}
