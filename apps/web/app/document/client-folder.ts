import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Finds build/client from the bundled module's place in build/server. */
export function clientFolder() {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'client', 'assets'))) return join(folder, 'client')
  }
  throw new Error('The built client files are missing: build the web application first')
}
