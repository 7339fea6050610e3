import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes a brotli and a gzip copy next to each text file of the built site, for the server to send unchanged. */
const folder = process.argv[2]
if (!folder) throw new Error('Usage: compress-assets.ts <folder of the built site>')

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest|map)$/
const MODES = [constants.BROTLI_MODE_TEXT, constants.BROTLI_MODE_FONT]
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const body = await readFile(path)
  await writeFile(`${path}.br`, await smallestBrotli(body))
  await writeFile(`${path}.gz`, await toGzip(body, { level: 9 }))
}

/** The best mode cannot be predicted: for minified scripts it is often the one for fonts. */
async function smallestBrotli(body: Buffer): Promise<Buffer> {
  const packed = await Promise.all(
    MODES.map((mode) =>
      toBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: mode },
      }),
    ),
  )
  return packed.reduce((smallest, other) => (other.length < smallest.length ? other : smallest))
}
