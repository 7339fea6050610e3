import { once } from 'node:events'
import { isIP } from 'node:net'
import { type ConnectionOptions, connect } from 'node:tls'

interface Asked extends Pick<ConnectionOptions, 'rejectUnauthorized'> {
  readonly port: number
  readonly signal: AbortSignal
}

/**
 * Returns when the certificate of a host ends.
 *
 * @param asked `rejectUnauthorized: false` also reads one that has ended
 * @throws Error if there is no connection, or the certificate is not trusted
 */
export async function certificateEnd(
  host: string,
  { port, signal, rejectUnauthorized = true }: Asked,
): Promise<Date> {
  const socket = connect({ host, port, rejectUnauthorized, ...(isIP(host) === 0 && { servername: host }) })
  const end = () => socket.destroy()
  signal.addEventListener('abort', end)
  try {
    await once(socket, 'secureConnect', { signal })
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    end()
  }
}
