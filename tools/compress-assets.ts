import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Lays a brotli and a gzip copy beside each text file of the built site, for the server to send as it is. */
const folder = process.argv[2]
if (!folder) throw new Error('usage: compress-assets.ts <folder of the built site>')

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

/** Which mode packs a file best cannot be told beforehand: of minified scripts it is often the one for typefaces. */
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
