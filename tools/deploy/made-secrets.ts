import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export const DEPLOY = join(import.meta.dirname, '../../deploy')

/** Runs `make-secrets` on a folder, as an operator does. */
export function makeSecrets(folder: string, postgres?: string) {
  execFileSync(join(DEPLOY, 'make-secrets'), [folder, ...(postgres ? [postgres] : [])], { stdio: 'pipe' })
}
