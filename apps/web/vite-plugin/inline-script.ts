import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { addresses } from '../app/addresses.ts'
import { findNewer } from '../browser-floor/find-newer.ts'
import { SYNTAX_FLOOR } from '../browser-floor/floor.ts'

const SUFFIX = '?inline-script'

/**
 * Resolves `import text from './a.ts?inline-script'` to the module with its imports, as one minified script.
 *
 * Ends when Vite can import a bundled module as text (today `?raw` does not bundle, `?worker&inline` is a worker).
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return
      // Only the server writes it into pages.
      const text = this.environment.name === 'client' ? '' : await bundled(id.slice(0, -SUFFIX.length))
      return `export default ${JSON.stringify(text)}`
    },
  }
}

async function bundled(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    define: { LOGIN: JSON.stringify(addresses.login) },
    build: {
      write: false,
      target: SYNTAX_FLOOR,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' }, optimization: { inlineConst: true } },
    },
  })
  if (!('output' in result)) throw new Error(`${input} did not become one script`)
  const code = result.output[0].code.trim()
  const newer = findNewer(code, false).map(({ name }) => name)
  if (newer.length > 0) throw new Error(`${input} uses what browsers at the floor lack: ${newer.join(', ')}`)
  return code
}
