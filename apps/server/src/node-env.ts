/** What the operator set. Nothing but the settings asks for it. */
export const operatorsNodeEnv = process.env.NODE_ENV

// React reads this as its files are loaded, and is only quick in its production build: so this file comes first.
process.env.NODE_ENV = 'production'
