import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figure.ts'

const DOCS = join(import.meta.dirname, '../../docs')

/** A figure with the day on which it was measured. */
interface Kept extends Figure {
  readonly when: string
}

/** Writes the table and its JSON. After a run of some rows alone, the others stay as they were, with their day. */
export function writeReport(
  figures: readonly Figure[],
  { machine, when, isWhole }: { machine: string; when: Date; isWhole: boolean },
) {
  const day = when.toISOString().slice(0, 10)
  const measured = figures.map((figure) => ({ ...figure, when: day }))
  const rowNames = new Set(figures.map(nameOf))
  const others = isWhole ? [] : before()
  const all = [...others.filter((figure) => !rowNames.has(nameOf(figure))), ...measured].toSorted(
    (a, b) => rowOf(a) - rowOf(b),
  )
  const rows = all.map(
    ({ id, what, measured, bound, holds, when }) =>
      `| ${id} | ${what} | ${measured} | ${bound} | ${holds ? 'yes' : 'no'} | ${when} |`,
  )
  const text = `# Benchmarks

Measured by \`npm run bench\`, last on ${day}: ${machine}. A ratio counts, an absolute time
depends on the machine. kB are of 1 024 bytes.

| # | What | Measured | Must reach | Holds | On |
|---|---|---|---|---|---|
${rows.join('\n')}
${handWritten()}`
  writeFileSync(join(DOCS, 'benchmarks.md'), text)
  writeFileSync(
    join(DOCS, 'benchmarks.json'),
    `${JSON.stringify({ when: when.toISOString(), machine, figures: all }, null, 2)}\n`,
  )
}

/** The sections below the table stay as they are. */
function handWritten(): string {
  const text = readFileSync(join(DOCS, 'benchmarks.md'), 'utf8')
  const start = text.indexOf('\n## ')
  return start === -1 ? '' : text.slice(start)
}

const nameOf = ({ id, what }: Figure) => `${id} ${what}`

/** The promises in their order; other rows come after them. */
function rowOf({ id }: Figure): number {
  return Number(/^P(\d+)b?$/.exec(id)?.[1] ?? 99)
}

function before(): Kept[] {
  const { when, figures } = JSON.parse(readFileSync(join(DOCS, 'benchmarks.json'), 'utf8')) as {
    when: string
    figures: (Figure & { when?: string })[]
  }
  return figures.map((figure) => ({ ...figure, when: figure.when ?? when.slice(0, 10) }))
}
