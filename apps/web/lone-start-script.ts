import type { Plugin } from 'vite'

const HELPER = /import\s*\{\s*(\w+) as (\w+)\s*\}\s*from\s*"\.\/preload-helper-[\w-]+\.js";/

/**
 * Keeps the start script of document pages one file, so that it comes in one request: Vite's preload helper,
 * which has nothing to preload here, is left out, and a module shared with the pages stops the build.
 */
export function loneStartScript(): Plugin {
  return {
    name: 'lone-start-script',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.includes('entry.client')) continue
        chunk.code = chunk.code.replace(HELPER, 'const $2=load=>load();')
        const shared = /\bfrom\s*"(\.\/[^"]+)"/.exec(chunk.code)?.[1]
        if (shared) this.error(`The start script must stay one file, but it shares ${shared} with the pages`)
      }
    },
  }
}
