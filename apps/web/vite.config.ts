import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// The server process and the built bundle must meet in one instance of the context and of the error classes,
// so Node itself imports this file at run time, in both.
const SHARED_WITH_THE_SERVER = ['@pulli/web/site-context.ts']

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    ssr: {
      resolve: { external: SHARED_WITH_THE_SERVER },
      build: { rollupOptions: { external: SHARED_WITH_THE_SERVER } },
    },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
