import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NOTE = 'secrets-shown.txt'
const TEXT =
  'The link of the first owner and the password of the first editor were printed by a start, and are not again.\n'

/** Whether a start of this data folder has printed its table, with what opens the site. */
export const hasShownSecrets = (dataDir: string): boolean => existsSync(join(dataDir, NOTE))

/** Notes it. On a full disk the next start prints it again. */
export function noteShownSecrets(dataDir: string): void {
  try {
    writeFileSync(join(dataDir, NOTE), TEXT)
  } catch {
    // Printing them again is better than not starting.
  }
}
