import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Document pages load no router: the whole route manifest would only be weight.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
