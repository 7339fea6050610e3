import { parentPort, workerData } from 'node:worker_threads'
import scalar from '@scalar/fastify-api-reference'
import fastify from 'fastify'

/** The page that shows the API, and the script that it loads. */
export interface Reference {
  readonly html: string
  readonly script: Uint8Array
}

/** A thread of its own: says the page and the script of the document at the address that it is given, and ends. */
const app = fastify()
await app.register(scalar, {
  routePrefix: '/api/reference',
  configuration: {
    url: workerData as string,
    pageTitle: 'Pulli provider API',
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    withDefaultFonts: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    persistAuth: false,
  },
})
const [page, script] = [await app.inject('/api/reference/'), await app.inject('/api/reference/js/scalar.js')]
parentPort?.postMessage({ html: page.body, script: script.rawPayload } satisfies Reference)
