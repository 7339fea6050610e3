import { hereAt } from './http/here-at.ts'
import { tellOperator } from './log/tell-operator.ts'
import { waitUntilReady } from './run/wait-until-ready.ts'

/**
 * `pulli wait-ready [path]`: ends once the server of these settings answers `/readyz` with 200, or its process is gone. The units run it
 * after the start, so that `active` means ready.
 */
const { HOST, PORT, MAINPID } = process.env
const [path = '/readyz'] = process.argv.slice(2)

const isReady = await waitUntilReady(`http://${hereAt(HOST || '127.0.0.1')}:${PORT || '3000'}${path}`, {
  mainProcess: MAINPID === undefined ? undefined : Number(MAINPID),
  tell: (text) => tellOperator({ process: 'wait-ready' }, 'info', text),
})
process.exitCode = isReady ? 0 : 1
