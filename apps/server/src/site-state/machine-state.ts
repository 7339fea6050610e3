import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { MachineState } from '@pulli/api/site-state/site-facts.ts'
import type { Neighbour } from '@pulli/data/neighbour/neighbour.ts'
import { HOUR } from '@pulli/domain/time/durations.ts'
import { certificateEnd } from '#live-checks/certificate-end.ts'
import { keptFor } from '#metrics/kept-for.ts'

/** A certificate lives for weeks. */
const KEEP_CERTIFICATES_MILLISECONDS = HOUR
const CERTIFICATE_MILLISECONDS = 3_000

export interface MachineParts {
  readonly isTrial: boolean
  readonly dataDir: string
  /** As in the metrics. */
  keysFreeBytes(): number
  readonly neighbours: readonly Neighbour[]
  readonly copiesErasures: boolean
  /** Of the site and of the content service, as people reach them. */
  readonly addresses: readonly string[]
}

/** Returns what reads how this machine is doing, and the parts outside as this process knows them. */
export function machineState(parts: MachineParts): () => Promise<MachineState> {
  const { isTrial, dataDir, neighbours, copiesErasures } = parts
  const readCertificates = keptFor(KEEP_CERTIFICATES_MILLISECONDS, () =>
    Promise.all(hostsOf(parts.addresses).map(certificateOf)),
  )
  return async () => {
    const [data, logs, certificates] = await Promise.all([
      freeBytes(dataDir),
      freeBytes(join(dataDir, 'logs')),
      readCertificates(),
    ])
    const disks = [
      { folder: 'data', freeBytes: data },
      { folder: 'logs', freeBytes: logs },
      { folder: 'keys', freeBytes: parts.keysFreeBytes() },
    ] as const
    return {
      isTrial,
      copiesErasures,
      certificates,
      neighbours: neighbours.map((each) => each.state()),
      disks: disks.filter(({ freeBytes: free }) => Number.isFinite(free)),
    }
  }
}

/** NaN where it cannot be read, as of logs that go elsewhere. */
async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk === undefined ? Number.NaN : disk.bavail * disk.bsize
}

/** Each host and port once: the content service may share the site's. */
function hostsOf(addresses: readonly string[]): URL[] {
  const urls = addresses.map((address) => new URL(address)).filter(({ protocol }) => protocol === 'https:')
  return [...new Map(urls.map((url) => [url.host, url])).values()]
}

async function certificateOf({ hostname, host, port }: URL): Promise<MachineState['certificates'][number]> {
  const endsAt = await certificateEnd(hostname.replace(/^\[|\]$/g, ''), {
    port: Number(port || 443),
    signal: AbortSignal.timeout(CERTIFICATE_MILLISECONDS),
    rejectUnauthorized: false,
  }).catch(() => undefined)
  return { host, endsAt }
}
