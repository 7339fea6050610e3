import { type Call, callApi, type Outcome } from './call-api.ts'

// Apart from `call-api.ts`, which is part of the dashboard's first page (P2).

/** What a call of a route is sent with, beside the parts of its address. */
export interface Sent<Data = unknown> extends Pick<Call<Data>, 'headers' | 'signal' | 'read'> {
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: object | null
}

/** Makes the call of a route, such as `PUT /availability/rules/:id`, below the address of an API. */
export function callRoute<Data>(
  api: string,
  route: string,
  { query, body, headers, signal, read, ...params }: Sent<Data>,
): Promise<Outcome<Data>> {
  const [method, path = ''] = route.split(' ')
  const parts = params as Record<string, string>
  const address = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(`${parts[name]}`))
  const given = Object.entries(query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return callApi(`${api}${address}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`, {
    method: method as NonNullable<Call['method']>,
    ...(body && { body }),
    ...(headers && { headers }),
    ...(signal && { signal }),
    ...(read && { read }),
  })
}
