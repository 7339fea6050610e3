import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Lays a brotli and a gzip copy beside each text file of the built site, for the server to send as it is. */
const folder = process.argv[2]
if (!folder) throw new Error('usage: compress-assets.ts <folder of the built site>')

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest|map)$/
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const body = await readFile(path)
  await writeFile(`${path}.br`, await toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  await writeFile(`${path}.gz`, await toGzip(body, { level: 9 }))
}
