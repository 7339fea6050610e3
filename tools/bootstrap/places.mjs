import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The Node that the project brings along; the machine's own where it is new enough and that one is not installed. */
export function projectNode() {
  const program = join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  return existsSync(program) ? program : process.execPath
}
