import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { describeListenFailure, requireFreePort } from './require-free-port.ts'

async function otherProgram(host: string): Promise<Server> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

test.each(['127.0.0.1', '0.0.0.0'])(
  'finding M3: a port that another program has on %s is named with its setting',
  async (host) => {
    const port = portOf(await otherProgram(host))
    await expect(requireFreePort({ host: '127.0.0.1', port, setting: 'CONTENT_PORT' })).rejects.toThrow(
      `Port ${port} (CONTENT_PORT) is taken by another program. Stop that one, or set another CONTENT_PORT.`,
    )
  },
)

test('a free port is free again at once', async () => {
  const server = await otherProgram('127.0.0.1')
  const address = { host: '127.0.0.1', port: portOf(server), setting: 'PORT' } as const
  server.close()
  await once(server, 'close')
  await requireFreePort(address)
  await once(createServer().listen(address).unref(), 'listening')
})

test('what else keeps a part from listening is said in words', async () => {
  const away = { host: '192.0.2.1', port: 0, setting: 'PORT' } as const
  await expect(requireFreePort(away)).rejects.toThrow('HOST: 192.0.2.1 is no address of this machine.')
  const low = { host: '127.0.0.1', port: 80, setting: 'PORT' } as const
  expect(describeListenFailure(low, { code: 'EACCES' })).toContain('Set one from 1024 on')
})
