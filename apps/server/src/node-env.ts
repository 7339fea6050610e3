/** `NODE_ENV` as the operator set it. Only the settings read it. */
export const operatorsNodeEnv = process.env.NODE_ENV

// React reads `NODE_ENV` as its modules load, and only its production build is fast: import this module first.
process.env.NODE_ENV = 'production'
