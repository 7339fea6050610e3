import { addresses } from '@pulli/web/addresses.ts'

/** The page sent while requests are shed. */
export interface BusyPage {
  readonly body: Buffer
  readonly policy: string
}

/** Rendered in advance: there is no time for it under overload. */
export async function busyPageOf(render: (path: string) => Promise<Response>): Promise<BusyPage | undefined> {
  const answer = await render(addresses.busy).catch(() => undefined)
  const policy = answer?.headers.get('content-security-policy')
  if (answer?.status !== 503 || !policy) return undefined
  return { body: Buffer.from(await answer.arrayBuffer()), policy }
}
