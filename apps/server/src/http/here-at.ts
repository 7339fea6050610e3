/** Returns the address at which this machine reaches a server that listens on `host`. */
export function hereAt(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
