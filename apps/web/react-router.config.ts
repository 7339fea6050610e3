import type { Config } from '@react-router/dev/config'
import { trimManifests } from './vite-plugin/trim-manifest.ts'

export default {
  ssr: true,
  // Beside the build that a running server reads, and in its place at the end (`npm run build`).
  buildDirectory: 'build.next',
  // Documents load no router: the manifest of all routes would only be weight.
  routeDiscovery: { mode: 'initial' },
  // A page that sends no referrer posts its forms with the origin `null`. Forms of other sites are refused before, by
  // `Sec-Fetch-Site`, and each form has a token.
  allowedActionOrigins: ['null'],
  // One file per page of the dashboard, so that a prefetch brings all of it.
  splitRouteModules: false,
  buildEnd: trimManifests,
} satisfies Config
