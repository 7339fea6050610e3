import type { Plugin } from 'vite'

const RUNTIME = /messages\/generated\/runtime\.js$/
const OPEN = 'export const experimentalStaticLocale = undefined;'
const ONLY_LOCALE = /export const locales = [^(]*\(\["(\w+)"\]\)/

/**
 * While there is one language, no page has to ask which it is: what Paraglide has for that is left out of what the
 * browser gets, about 1 kB (P2). With a second language in the project this does nothing.
 */
export function oneLocale(): Plugin {
  return {
    name: 'one-locale',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const locale = RUNTIME.test(id) && ONLY_LOCALE.exec(code)?.[1]
      if (!locale) return
      if (!code.includes(OPEN)) this.error('The runtime of the messages is not what it was')
      return { code: code.replace(OPEN, `export const experimentalStaticLocale = '${locale}';`), map: null }
    },
  }
}
