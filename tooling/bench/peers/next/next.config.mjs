import { join } from 'node:path'

export default {
  turbopack: { root: join(import.meta.dirname, '..') },
  outputFileTracingRoot: join(import.meta.dirname, '..'),
}
