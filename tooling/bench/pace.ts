import { Agent, request } from 'node:http'

const CONNECTIONS = 20

/** Returns how many times a second something succeeds in twenty concurrent loops. */
export async function perSecond(seconds: number, work: (n: number) => Promise<void>): Promise<number> {
  const until = performance.now() + seconds * 1_000
  let done = 0
  let begun = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        await work(begun++)
        done++
      }
    }),
  )
  return done / seconds
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** One call of the provider API, or of the API at `base`, over a keep-alive connection. Any status but 200 ends the measurement. */
export function callApi<Data>(
  siteUrl: string,
  {
    method,
    path,
    body,
    headers,
    base = '/api/v1/mwellness',
  }: { method: string; path: string; body?: unknown; headers?: Record<string, string>; base?: string },
): Promise<Data> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${siteUrl}${base}${path}`,
      {
        agent,
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (answer.statusCode === 200) resolve(JSON.parse(text).data)
          else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 200)}`))
        })
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
