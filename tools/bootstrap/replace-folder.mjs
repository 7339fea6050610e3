// `node replace-folder.mjs <new> <current>`: puts a finished build in the place of the current one. A build writes beside it,
// so that a server that starts or reads a file meanwhile finds a whole one.
import { existsSync, renameSync, rmSync } from 'node:fs'

const [next = '', current = ''] = process.argv.slice(2)
const old = `${current}.old`
rmSync(old, { recursive: true, force: true })
if (existsSync(current)) renameSync(current, old)
renameSync(next, current)
rmSync(old, { recursive: true, force: true })
