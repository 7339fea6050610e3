/** `npm run bench -- --quick` tries every row for a tenth of its time. Its figures are worth nothing and are not written. */
export const isQuick = process.argv.includes('--quick')

/** Seconds of a measurement. */
export const lasting = (seconds: number) => (isQuick ? Math.max(1, Math.round(seconds / 10)) : seconds)

/** How often something is repeated. */
export const times = (count: number) => (isQuick ? Math.min(2, count) : count)
