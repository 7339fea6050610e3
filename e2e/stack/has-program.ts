import { spawnSync } from 'node:child_process'

/** Whether a program is installed here. */
export function has(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined
}
