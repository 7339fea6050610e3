import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'belongs to another account: start Pulli as that one, or give the folder to this one (chown)',
  EROFS:
    'cannot be written: its disk is mounted read-only, or the unit of systemd does not name it (ReadWritePaths=). By hand, start what the units start: `systemctl start pulli-check`',
}

/** Returns why nothing can be stored in a folder, in words; undefined where it can be, or be made. It makes nothing. */
export function unwritableBecause(folder: string, access = accessSync): string | undefined {
  const there = nearestFolder(folder)
  const name = there === resolve(folder) ? there : `${there}, where ${resolve(folder)} would be made,`
  if (!statSync(there).isDirectory()) return `${there} is a file: name a folder`
  try {
    access(there, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return `${name} ${REASONS[code] ?? `cannot be written (${code})`}`
  }
}

/** The folder itself, or the nearest above it that is there. */
export function nearestFolder(folder: string): string {
  const path = resolve(folder)
  return existsSync(path) || path === dirname(path) ? path : nearestFolder(dirname(path))
}
