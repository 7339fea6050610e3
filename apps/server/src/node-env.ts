// The bundle has the text `process.env.NODE_ENV` replaced by 'production': the variable itself is read and set without it.
const { NODE_ENV } = process.env

/** `NODE_ENV` as the operator set it. Only the settings read it. */
export const operatorsNodeEnv = NODE_ENV

// React reads `NODE_ENV` as its modules load, and only its production build is fast: import this module first.
Object.assign(process.env, { NODE_ENV: 'production' })
