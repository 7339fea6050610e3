import fc from 'fast-check'

/**
 * Property tests draw the same values in every run of a commit, so that none is refused for a fault that it did not make.
 * CI gives each commit its own seed and prints it; `npm run test:long` draws a new one.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) })
