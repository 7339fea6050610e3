import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figure.ts'

const DOCS = join(import.meta.dirname, '../docs')

export function writeReport(figures: readonly Figure[], machine: string, when: Date) {
  const rows = figures.map(
    ({ id, what, measured, bound, holds }) =>
      `| ${id} | ${what} | ${measured} | ${bound} | ${holds ? 'yes' : 'no'} |`,
  )
  const text = `# Benchmarks

Measured by \`npm run bench\` on ${when.toISOString().slice(0, 10)}: ${machine}. A ratio counts, an absolute time
depends on the machine. kB are of 1 024 bytes.

| # | What | Measured | Must reach | Holds |
|---|---|---|---|---|
${rows.join('\n')}
`
  writeFileSync(join(DOCS, 'benchmarks.md'), text)
  writeFileSync(
    join(DOCS, 'benchmarks.json'),
    `${JSON.stringify({ when: when.toISOString(), machine, figures }, null, 2)}\n`,
  )
}
