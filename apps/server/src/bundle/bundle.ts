import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { escapeWide, sourceAddresses } from './bundle-plugins.ts'

/**
 * `npm run build --workspace @pulli/server`, after the site: bundles the server process, the site's renderer and their packages.
 * Loaded as 2 700 modules, with the types to be stripped, it held 40 MB more and took twice as long to start.
 */
const ROOT = join(import.meta.dirname, '../..')
const [folder = ''] = process.argv.slice(2)

/** Native ones, those that start files of their own, and those that few servers need. */
const OUTSIDE = ['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@fastify/swagger', 'pino', 'pg-native']

const oneByteSource: Plugin = {
  name: 'one-byte-source',
  generateBundle(_, chunks) {
    for (const chunk of Object.values(chunks)) {
      if (chunk.type !== 'chunk') continue
      // There an escape would be text.
      const raw = chunk.code.split('String.raw`').slice(1)
      if (raw.some((rest) => /[^\0-\x7f]/.test(rest.slice(0, rest.indexOf('`')))))
        throw new Error('String.raw has more than ASCII')
      chunk.code = escapeWide(chunk.code)
    }
  },
}

await build({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  publicDir: false,
  plugins: [sourceAddresses(join(ROOT, 'build')), oneByteSource],
  // React reads it as it loads, and only its production build is fast.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: 'src/server.ts',
    outDir: folder,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        comments: false,
      },
    },
  },
})
