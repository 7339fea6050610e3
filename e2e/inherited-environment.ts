const { PATH, NODE_COMPILE_CACHE } = process.env

/** What a program that a test starts gets of this one's environment: where programs are, and the modules that others compiled. */
export const INHERITED: NodeJS.ProcessEnv = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
