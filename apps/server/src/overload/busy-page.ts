import { addresses } from '@pulli/web/addresses.ts'

/** The page that stands in for others while there is more to do than can be done, ready to be sent. */
export interface BusyPage {
  readonly body: Buffer
  readonly policy: string
}

/** Renders it beforehand: when it is needed there is no time for it. */
export async function busyPageOf(render: (path: string) => Promise<Response>): Promise<BusyPage | undefined> {
  const answer = await render(addresses.busy).catch(() => undefined)
  const policy = answer?.headers.get('content-security-policy')
  if (answer?.status !== 503 || !policy) return undefined
  return { body: Buffer.from(await answer.arrayBuffer()), policy }
}
