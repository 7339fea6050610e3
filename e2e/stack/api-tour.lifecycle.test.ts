import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startStack } from '../running-stack.ts'

test('docs/api-tour.sh makes every call of the contract with curl, and each response is as documented', {
  timeout: 240_000,
}, async () => {
  // As in a trial of Pulli: with sample counsellors, who can be booked.
  const stack = await startStack({ env: { NODE_ENV: 'development' } })
  onTestFinished(async () => void (await stack.stop()))
  const services = async () =>
    (await (await fetch(`${stack.siteUrl}/api/v1/mwellness/services`)).json()).data as unknown[]
  await expect.poll(services, { timeout: 30_000 }).not.toEqual([])
  const { code, output } = await run('docs/api-tour.sh', stack.siteUrl)
  expect([code, output.split('\n').at(-2)], output.slice(-2_000)).toEqual([
    0,
    'The tour is complete: every call answered as it should.',
  ])
  for (const done of ['is booked', 'has been moved', 'is cancelled'])
    expect(output).toContain(`Your appointment ${done}.`)

  const document = await fetch(`${stack.siteUrl}/api/v1/mwellness/openapi.json`)
  const { paths } = (await document.json()) as { paths: Record<string, Record<string, unknown>> }
  const made = [...output.matchAll(/^> ([A-Z]+) ([^\s?]+)/gm)].map(([, method, path]) => `${method} ${path}`)
  const isMade = (method: string, path: string) => {
    const pattern = path.replace('/api/v1/mwellness', '').replaceAll(/\{\w+\}/g, '[^/]+')
    return made.some((call) => new RegExp(`^${method.toUpperCase()} ${pattern}$`).test(call))
  }
  // The contract beside it has the content reads.
  const ofProvider = Object.entries(paths).filter(([path]) => path.startsWith('/api/v1/'))
  const missing = ofProvider.flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => !isMade(method, path))
      .map((method) => `${method} ${path}`),
  )
  expect(missing).toEqual([])
})

async function run(script: string, address: string) {
  const child = spawn('sh', [script, address], { cwd: join(import.meta.dirname, '../..') })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}
