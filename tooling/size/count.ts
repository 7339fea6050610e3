import { readFileSync, writeFileSync } from 'node:fs'
import { ARCHITECTURE, FIGURE, figureOf } from './figure.ts'
import { productFiles } from './product-files.ts'
import { unusedFiles } from './unused-files.ts'

// `npm run size`: prints the lines and files of the product by area, and writes their sum into ARCHITECTURE.md. It fails where a
// file is used by nothing.
const files = productFiles()
for (const depth of [2, 4]) {
  const areas = Map.groupBy(files, ([file]) => file.split('/').slice(0, -1).slice(0, depth).join('/'))
  for (const [area, members] of [...areas].toSorted())
    process.stdout.write(`${area.padEnd(50)} ${figureOf(new Map(members))}\n`)
}
const figure = figureOf(files)
writeFileSync(ARCHITECTURE, readFileSync(ARCHITECTURE, 'utf8').replace(FIGURE, figure))
process.stdout.write(`${figure}\n`)
for (const file of unusedFiles(files)) {
  process.stderr.write(`nothing uses ${file}\n`)
  process.exitCode = 1
}
