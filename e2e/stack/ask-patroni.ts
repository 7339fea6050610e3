import { request } from 'node:https'
import { json } from 'node:stream/consumers'

/** What Patroni says. */
export interface PatroniAnswer {
  readonly status: number | undefined
  readonly body: unknown
}

/** Asks Patroni's REST API, whose certificate has to be of an authority. */
export function askPatroni(
  port: number,
  path: string,
  { ca, method = 'GET', auth }: { ca: string; method?: string; auth?: string },
): Promise<PatroniAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PatroniAnswer>()
  request({ host: '127.0.0.1', port, path, method, ca, ...(auth && { auth }) })
    .once('response', async (response) =>
      resolve({ status: response.statusCode, body: await json(response).catch(() => undefined) }),
    )
    .once('error', reject)
    .end()
  return promise
}
