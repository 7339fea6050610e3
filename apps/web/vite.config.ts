import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import routes from './app/routes.ts'
import { inlineScript } from './inline-script.ts'
import { loneStartScript } from './lone-start-script.ts'
import { oneFrame } from './one-frame.ts'
import { oneLocale } from './one-locale.ts'
import { routeSheets } from './vite-plugin/route-sheets.ts'

// The server process and the built bundle must meet in one instance of the context and of the error classes,
// so Node itself imports this file at run time, in both.
const SHARED_WITH_THE_SERVER = ['@pulli/web/site-context.ts']

export default defineConfig({
  plugins: [reactRouter(), loneStartScript(), oneFrame(), oneLocale(), inlineScript(), routeSheets(routes)],
  environments: {
    ssr: {
      resolve: { external: SHARED_WITH_THE_SERVER },
      build: { rolldownOptions: { external: SHARED_WITH_THE_SERVER } },
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } },
  },
})
