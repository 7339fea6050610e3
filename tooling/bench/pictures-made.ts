import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until a fresh site has pregenerated its images, which would compete with what is measured. */
export async function picturesMade(dataDir: string): Promise<void> {
  while (!readFileSync(join(dataDir, 'logs/server.log'), 'utf8').includes('images pregenerated'))
    await sleep(500)
}
