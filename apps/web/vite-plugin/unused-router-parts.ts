import type { Plugin } from 'vite'

/** What decides at run time whether a part of React Router runs, by file: none of them does (`react-router.config.ts`). */
const SETTLED: readonly { file: RegExp; answers: Readonly<Record<string, string>> }[] = [
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    answers: { 'routeDiscovery.mode === "lazy" && ssr === true': 'false' },
  },
  {
    file: /react-router\/dist\/production\/lib\/router\/router\.js$/,
    answers: {
      'init.instrumentations': 'undefined',
      'init.patchRoutesOnNavigation': 'undefined',
      'consumeInstrumentationClientResultMetaReceiver(router)': 'undefined',
      'future.unstable_routePatternMatching': 'false',
    },
  },
]

/** Answers it in the source of React Router; undefined for other files. */
export function withSettled(source: string, id: string): string | undefined {
  const settled = SETTLED.find(({ file }) => file.test(id))
  if (!settled) return
  return Object.entries(settled.answers).reduce((code, [question, answer]) => {
    if (!code.includes(question)) throw new Error(`React Router has changed: no ${question} in ${id}`)
    return code.replaceAll(question, answer)
  }, source)
}

/**
 * Lets the minifier drop the discovery of routes and the instrumentation from the client's code: neither is used.
 *
 * Ends when React Router leaves them out by itself.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    transform(source, id) {
      const code = withSettled(source, id)
      return code === undefined ? undefined : { code, map: null }
    },
  }
}
