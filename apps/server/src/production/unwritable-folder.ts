import { access, constants, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'belongs to another account: start Pulli as that one, or give the folder to this one (chown)',
  EROFS:
    'cannot be written: its disk is mounted read-only, or the unit of systemd does not name it (ReadWritePaths=). By hand, start what the units start: `systemctl start pulli-check`',
}

/** Returns why nothing can be stored in a folder, in words; undefined where it can be, or be made. It makes nothing. */
export async function unwritableBecause(
  folder: string,
  tryAccess: typeof access = access,
): Promise<string | undefined> {
  const there = await nearestFolder(folder)
  const name = there === resolve(folder) ? there : `${there}, where ${resolve(folder)} would be made,`
  if (!(await stat(there)).isDirectory()) return `${there} is a file: name a folder`
  try {
    await tryAccess(there, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return `${name} ${REASONS[code] ?? `cannot be written (${code})`}`
  }
}

/** The folder itself, or the nearest above it that is there. */
export async function nearestFolder(folder: string): Promise<string> {
  const path = resolve(folder)
  return path === dirname(path) || (await isThere(path)) ? path : nearestFolder(dirname(path))
}

/** Whether a file or folder is there. Its mount may hang: then this never ends, and other work continues. */
export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
