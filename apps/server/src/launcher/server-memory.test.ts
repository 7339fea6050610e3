import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { SERVER_FLAGS } from './server-memory.ts'

test('P12: a Node with the flags of the server starts, and its heap stays within them', () => {
  const lastsOn = `
    let kept = []
    for (let n = 0; n < 2e6; n++) { kept.push({ n }); if (n % 1e5 === 0) kept = [] }
    const made = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    console.log(JSON.stringify([made.space_size, v8.getHeapStatistics().heap_size_limit].map((n) => n / 2 ** 20)))`
  const said = execFileSync(process.execPath, [...SERVER_FLAGS, '--eval', lastsOn], { encoding: 'utf8' })
  const [made, limit] = JSON.parse(said) as [number, number]
  expect(made).toBeLessThanOrEqual(24)
  expect(limit).toBeLessThanOrEqual(400)
})
