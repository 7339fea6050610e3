import { BASE } from './sign-in.ts'
import type { testApi } from './test-api.ts'

type Api = Pick<Awaited<ReturnType<typeof testApi>>, 'app'>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Scheme = { type: 'http' } | { type: 'apiKey'; in: 'cookie'; name: string }
type Contract = {
  paths: Record<string, Record<string, { security: Record<string, string[]>[] }>>
  components: { securitySchemes: Record<string, Scheme> }
}
// biome-ignore lint/suspicious/noExplicitAny: what an answer holds depends on the call
export type Answered = { status: number; code?: string; data: any; headers: Headers }

/** The origin of an app that is a WebView. */
export const APP_ORIGIN = 'https://localhost'

/**
 * A phone with an app that calls the API over HTTP, as a generated client does: it stores no cookie, sends its origin, and
 * sends its token wherever the contract asks for one, in whatever way.
 *
 * @param session its access token; each call sends the one that is there at that time
 */
export async function deviceOf({ app }: Api, session: { token?: string | undefined }, origin = APP_ORIGIN) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('it does not listen')
  const contract: Contract = (await app.inject(`${BASE}/openapi.json`)).json()

  return async function send(
    method: Method,
    path: string,
    { body, headers }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<Answered> {
    const answer = await fetch(`http://127.0.0.1:${address.port}${BASE}${path}`, {
      method,
      headers: {
        origin,
        'sec-fetch-site': 'cross-site',
        ...(body && { 'content-type': 'application/json' }),
        ...credentialsFor(contract, { method, path, token: session.token }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const envelope = await answer.json()
    return { status: answer.status, code: envelope.data?.code, data: envelope.data, headers: answer.headers }
  }
}

/** What a generated client sends to an operation once it has been given a token. */
function credentialsFor(
  { paths, components }: Contract,
  { method, path, token }: { method: string; path: string; token: string | undefined },
): Record<string, string> {
  if (token === undefined) return {}
  const [plain = ''] = path.split('?')
  const [, operations] =
    Object.entries(paths).find(([known]) =>
      new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${BASE}${plain}`),
    ) ?? []
  const sent: Record<string, string> = {}
  for (const name of (operations?.[method.toLowerCase()]?.security ?? []).flatMap(Object.keys)) {
    const scheme = components.securitySchemes[name]
    if (scheme?.type === 'http') sent.authorization = `Bearer ${token}`
    if (scheme?.type === 'apiKey') sent.cookie = `${scheme.name}=${token}`
  }
  return sent
}
