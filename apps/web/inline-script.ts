import { build, type Plugin } from 'vite'
import { addresses } from './app/addresses.ts'

const SUFFIX = '?inline-script'

/** `import text from './a.ts?inline-script'` gives the module with its imports as one minified script. */
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
    root: import.meta.dirname,
    logLevel: 'warn',
    define: { LOGIN: JSON.stringify(addresses.login) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' }, optimization: { inlineConst: true } },
    },
  })
  if (!('output' in result)) throw new Error(`${input} did not become one script`)
  return result.output[0].code.trim()
}
