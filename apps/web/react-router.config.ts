import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Document pages load no router: the whole route manifest would only be weight.
  routeDiscovery: { mode: 'initial' },
  // One file a page of the dashboard: what is fetched ahead of going there is all of it.
  splitRouteModules: false,
} satisfies Config
