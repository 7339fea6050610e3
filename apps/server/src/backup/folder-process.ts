import { Readable } from 'node:stream'
import { folderStore } from './folder-store.ts'

/** A process that puts small files into a folder for the server (`small-file-target.ts`), until it is disconnected. */
const target = folderStore(process.argv[2] ?? '')

process.on('message', async ({ id, name, content }: { id: number; name: string; content: string }) => {
  try {
    await target.put(name, Readable.from([Buffer.from(content)]))
    process.send?.({ id })
  } catch (error) {
    process.send?.({ id, error: (error as Error).message })
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.({ isReady: true })
