import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { quietChromium } from '../../e2e/quiet-chromium.ts'

type Params = Record<string, unknown>
interface Message {
  id?: number
  method?: string
  params?: Params
  result?: Params
  error?: { message: string }
}

/** A page that is being replaced by a prerendered one may never answer. */
const ANSWER_MILLISECONDS = 5_000

/** A Chromium that is driven by the DevTools protocol itself: Playwright switches prerendering off. */
export interface Devtools {
  send<Result = Params>(method: string, params?: Params, sessionId?: string): Promise<Result>
  on(method: string, listener: (params: Params) => void): void
  close(): Promise<void>
}

export async function openDevtools(executablePath: string, args: readonly string[]): Promise<Devtools> {
  const profile = mkdtempSync(join(tmpdir(), 'pulli-chromium-'))
  const chromium = spawn(
    executablePath,
    [
      ...quietChromium.args,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...args,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise((resolve) => chromium.once('exit', resolve))
  let address: string | undefined
  for await (const line of createInterface(chromium.stderr)) {
    address = /^DevTools listening on (\S+)/.exec(line)?.[1]
    if (address !== undefined) break
  }
  if (address === undefined) throw new Error(`${executablePath} did not open its DevTools port`)

  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, PromiseWithResolvers<Params>>()
  const listeners = new Map<string, ((params: Params) => void)[]>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params = {}, result = {}, error }: Message = JSON.parse(String(data))
    if (method !== undefined) for (const listener of listeners.get(method) ?? []) listener(params)
    if (id === undefined) return
    const caller = waiting.get(id)
    waiting.delete(id)
    if (error) caller?.reject(new Error(error.message))
    else caller?.resolve(result)
  })
  let calls = 0
  return {
    send(method, params = {}, sessionId) {
      const answer = Promise.withResolvers<Params>()
      waiting.set(++calls, answer)
      socket.send(JSON.stringify({ id: calls, method, params, ...(sessionId && { sessionId }) }))
      const late = setTimeout(
        () => answer.reject(new Error(`${method} was not answered within ${ANSWER_MILLISECONDS} ms`)),
        ANSWER_MILLISECONDS,
      )
      return answer.promise.finally(() => clearTimeout(late)) as Promise<never>
    },
    on(method, listener) {
      listeners.set(method, [...(listeners.get(method) ?? []), listener])
    },
    async close() {
      socket.close()
      chromium.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
