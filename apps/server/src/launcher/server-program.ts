import { join } from 'node:path'

/** The server process, as `npm run build` bundles it from `server.ts`. */
export const SERVER_PROGRAM = join(import.meta.dirname, '../../build/server.js')
