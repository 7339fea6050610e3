import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { PATH, testApi } from '#testing/test-api.ts'

test('a sender who leaves in the middle of a body puts no line into the log, so that a crowd cannot fill it', async () => {
  const { app, lines } = await testApi()
  const answered: number[] = []
  app.server.on('request', (_request, response) =>
    response.on('close', () => answered.push(response.statusCode)),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The API listens on no port.')
  for (let n = 0; n < 3; n += 1) {
    const socket = connect(address.port, '127.0.0.1').on('error', () => undefined)
    const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`
    const arrives = once(app.server, 'request')
    socket.write(head)
    await arrives
    socket.destroy()
  }
  await expect.poll(() => answered.length).toBe(3)
  expect(lines).toEqual([])
})
