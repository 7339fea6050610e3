import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'

const MOUNT = ['-i', '-t', 'fuse', '-o', 'fd=3,rootmode=40000,user_id=0,group_id=0', 'hung']

/** A call that blocks a whole process would block the end of its test as well: the mount ends by itself after so long. */
const LONGEST_SECONDS = 40

/**
 * Mounts a file system over a folder whose server never answers, as an NFS server that is gone: every call of a file or folder
 * in it hangs. Undefined where this machine does not let it.
 */
export function hungMount(folder: string): { end(): void } | undefined {
  const server = open('/dev/fuse')
  if (server === undefined) return undefined
  const { status } = spawnSync('mount', [...MOUNT, folder], { stdio: ['ignore', 'ignore', 'ignore', server] })
  if (status !== 0) {
    closeSync(server)
    return undefined
  }
  const unmount = ['umount', '--force', '--lazy', folder] as const
  const last = spawn('sh', ['-c', `sleep ${LONGEST_SECONDS}; exec "$@"`, 'sh', ...unmount], {
    stdio: 'ignore',
  })
  last.unref()
  let isOver = false
  return {
    end() {
      if (isOver) return
      isOver = true
      last.kill()
      spawnSync(unmount[0], unmount.slice(1))
      // Calls that hang fail now.
      closeSync(server)
    },
  }
}

function open(path: string): number | undefined {
  try {
    return openSync(path, 'r+')
  } catch {
    return undefined
  }
}
