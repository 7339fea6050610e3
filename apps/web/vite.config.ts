import { reactRouter } from '@react-router/dev/vite'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import routes from './app/routes.ts'
import { STYLE_FLOOR, SYNTAX_FLOOR } from './browser-floor/floor.ts'
import { pulliBuild } from './vite-plugin/plugin.ts'

// The server process and the built bundle must share one instance of the context and the error classes, so Node
// imports this file at run time in both.
const SHARED_WITH_THE_SERVER = ['@pulli/web/site-context.ts']

// The dashboard's first page names some eighty files, and a hash can't be compressed: seven characters are 42 bits.
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
}

export default defineConfig({
  plugins: [reactRouter(), pulliBuild(routes)],
  environments: {
    client: { build: { rolldownOptions: { output: SHORT_NAMES } } },
    ssr: {
      resolve: { external: SHARED_WITH_THE_SERVER },
      build: { rolldownOptions: { external: SHARED_WITH_THE_SERVER } },
    },
  },
  // Browsers at the floor read the logical properties that we use; rewritten, they would double the sheets.
  css: { lightningcss: { exclude: Features.LogicalProperties | Features.LightDark } },
  build: {
    assetsInlineLimit: 0,
    target: SYNTAX_FLOOR,
    cssTarget: STYLE_FLOOR,
    modulePreload: false,
    rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } },
  },
})
