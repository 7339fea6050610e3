import { doesKeyFolderHang } from '@pulli/data/encryption/key-folder.ts'

/**
 * Ends the process at its exit although a folder hangs: Node waits for its threads as it exits, and one of them waits for the
 * folder. To be called after what writes the rest of the log.
 */
export function exitDespiteHungFolder(doesHang: () => boolean = doesKeyFolderHang): void {
  process.on('exit', () => {
    if (doesHang()) process.kill(process.pid, 'SIGKILL')
  })
}
