import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'

const FOLDER = join(import.meta.dirname, '../old-browser')
const PACKED = join(FOLDER, 'node_modules/chrome-aws-lambda/bin')
const UNPACKED = join(FOLDER, 'chromium')
const run = promisify(execFile)

/**
 * Returns the settings with which the browser tests run in Chromium 92; undefined where there is none, which is everywhere
 * but on Linux on x64. It is installed once, apart from the project's own packages: 48 MB that only `npm run test:all` needs.
 */
export async function findOldChromium(): Promise<Record<string, string> | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync(UNPACKED)) await install()
  return { OLD_CHROMIUM: join(UNPACKED, 'chromium'), OLD_CHROMIUM_LIBRARIES: join(UNPACKED, 'lib') }
}

async function install() {
  await run('npm', ['ci'], { cwd: FOLDER })
  const next = `${UNPACKED}.next`
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next)
  await unpack('chromium.br', join(next, 'chromium'))
  await unpack('aws.tar.br', join(next, 'libraries.tar'))
  await run('tar', ['xf', 'libraries.tar', 'lib'], { cwd: next })
  renameSync(next, UNPACKED)
}

function unpack(name: string, to: string) {
  const packed = createReadStream(join(PACKED, name))
  return pipeline(packed, createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }))
}
