/** The version of this code, as in `package.json`. `npm run release` writes it, here and everywhere else. */
export const VERSION = '0.1.0'

/** The oldest version that works on a database as this one leaves it: the release before it (decision 109). */
export const OLDEST_BESIDE = '0.1.0'
