import { once } from 'node:events'
import { createServer } from 'node:net'

/** Where a part of Pulli listens. */
export interface ListenAddress {
  readonly host: string
  readonly port: number
  /** What to change where it cannot. */
  readonly setting: 'PORT' | 'CONTENT_PORT'
}

/**
 * Listens on an address for a moment: a program that has it already would be taken for the part that could not start.
 *
 * @throws Error in words where that is not possible
 */
export async function requireFreePort(address: ListenAddress): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen({ host: address.host, port: address.port, exclusive: true }), 'listening')
  } catch (error) {
    throw new Error(describeListenFailure(address, error))
  }
  probe.close()
  await once(probe, 'close')
}

/** Says why a part could not listen, and what to do. */
export function describeListenFailure({ host, port, setting }: ListenAddress, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Port ${port} (${setting}) is taken by another program. Stop that one, or set another ${setting}.`
  if (code === 'EACCES')
    return `Port ${port} (${setting}) may not be opened by this account. Set one from 1024 on, and let a proxy listen on ${port}.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: ${host} is no address of this machine.`
  return `Nothing can listen on ${host}, port ${port} (${setting}): ${message}`
}
