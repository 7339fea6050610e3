import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until the pictures that a fresh site pregenerates are there: nothing shall work beside what is measured. */
export async function picturesMade(dataDir: string): Promise<void> {
  while (!readFileSync(join(dataDir, 'logs/server.log'), 'utf8').includes('images pregenerated'))
    await sleep(500)
}
