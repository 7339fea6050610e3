import type { Plugin } from 'vite'

const RUNTIME = /messages\/generated\/runtime\.js$/
const OPEN = 'export const experimentalStaticLocale = undefined;'
const MESSAGE = /messages\/generated\/messages\/\w+\.js$/
/** The half of a message that chooses its language. Absent if the project has only one to choose from. */
const CHOICE =
  /^export const (\w+) = .*=> \{\n\texperimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\n\treturn (\w+)\(inputs\)\n\}\);$/m
const ONLY_LOCALE = /export const locales = [^(]*\(\["(\w+)"\]\)/

/** Exports the only text of a message in place of the function that chooses one. */
export const withoutChoice = (message: string) => message.replace(CHOICE, 'export { $2 as $1 };')

/** Fixes the language of the runtime, if there is one; with several it gives nothing. */
export function withFixedLocale(runtime: string): string | undefined {
  const locale = ONLY_LOCALE.exec(runtime)?.[1]
  if (!locale) return
  if (!runtime.includes(OPEN))
    throw new Error("Paraglide's runtime has changed: it has no static locale to set")
  return runtime.replace(OPEN, `export const experimentalStaticLocale = '${locale}';`)
}

/**
 * Drops Paraglide's choice of a language from the client's code while the project has only one: 1.4 kB of the
 * dashboard's first page (P2). With a second language it does nothing.
 *
 * Ends when Paraglide compiles a project with one language without the choice.
 */
export function singleLocale(): Plugin {
  return {
    name: 'single-locale',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(source, id) {
      const code = MESSAGE.test(id) ? withoutChoice(source) : RUNTIME.test(id) && withFixedLocale(source)
      return code ? { code, map: null } : undefined
    },
  }
}
