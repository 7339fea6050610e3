import { expect, test } from 'vitest'
import { closedPort, hangingNeighbour, mailServer } from '#testing/neighbours.ts'
import { checkSmtp } from './live-problems.ts'

const SOON = { withinMilliseconds: 300 }
const PATIENT = { withinMilliseconds: 10_000 }
const LETS_IN = {
  EHLO: '250-mail.example.in\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  QUIT: '221 bye',
}
const withLogin = (port: number) => `smtp://asha:hunter2@127.0.0.1:${port}`

test('M5: check-production signs in at the mail server, and sends no mail', async () => {
  const { port, heard } = await mailServer(LETS_IN)
  expect(await checkSmtp(withLogin(port), PATIENT)).toEqual([])
  await expect.poll(() => heard.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'AUTH', 'QUIT'])
})

test('M5: a mail server that hangs is told of in time', async () => {
  expect(await checkSmtp(withLogin(await hangingNeighbour()), SOON)).toMatchObject([
    {
      about: 'SMTP_URL',
      isRefused: true,
      message: expect.stringMatching(/did not answer within 0\.3 s|Greeting never received/),
    },
  ])
})

test('M5: one at which nothing listens, one that refuses the password and one that is none are refused, without the password', async () => {
  const refusing = await mailServer({ ...LETS_IN, AUTH: '535 5.7.8 no' })
  const silent = await mailServer({ greeting: 'HTTP/1.1 400 Bad Request' })
  const withoutLogin = await mailServer({ EHLO: '250 mail.example.in', AUTH: '503 no such command' })
  const found = await Promise.all(
    [await closedPort(), refusing.port, silent.port, withoutLogin.port].map((port) =>
      checkSmtp(withLogin(port), PATIENT),
    ),
  )
  const told = found.flat().map(({ about, message }) => `${about} ${message}`)
  expect(told).toEqual([
    'SMTP_URL was tried, and failed: nothing listens there',
    expect.stringContaining('535 5.7.8 no'),
    expect.stringContaining('Invalid greeting'),
    expect.stringContaining('503 no such command'),
  ])
  expect(told.join()).not.toMatch(/hunter2|aHVudGVy/)
})
