import type { Plugin } from 'vite'

const RUNTIME = /messages\/generated\/runtime\.js$/
const OPEN = 'export const experimentalStaticLocale = undefined;'
const MESSAGE = /messages\/generated\/messages\/\w+\.js$/
/** The half of a message that chooses its language, where there is one to choose from. */
const CHOICE =
  /^export const (\w+) = .*=> \{\n\texperimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\n\treturn (\w+)\(inputs\)\n\}\);$/m
const ONLY_LOCALE = /export const locales = [^(]*\(\["(\w+)"\]\)/

/**
 * While there is one language, no page has to ask which it is: what Paraglide has for that is left out of what the
 * browser gets, about 2 kB of the dashboard's first page (P2). With a second language in the project this does nothing.
 */
export function oneLocale(): Plugin {
  return {
    name: 'one-locale',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (MESSAGE.test(id)) return { code: code.replace(CHOICE, 'export { $2 as $1 };'), map: null }
      const locale = RUNTIME.test(id) && ONLY_LOCALE.exec(code)?.[1]
      if (!locale) return
      if (!code.includes(OPEN)) this.error('The runtime of the messages is not what it was')
      return { code: code.replace(OPEN, `export const experimentalStaticLocale = '${locale}';`), map: null }
    },
  }
}
