import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hungMount } from '@pulli/data/testing/hung-mount.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readProductionFacts } from './read-production-facts.ts'

function places() {
  const parent = mkdtempSync(join(tmpdir(), 'pulli-facts-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const [dataDir, keysDir] = [join(parent, 'data'), join(parent, 'keys')]
  mkdirSync(dataDir)
  return { dataDir, keysDir, databaseUrl: undefined }
}

test('where keys lie is compared with the disk of the data; before the first start they lie nowhere', async () => {
  const { keysDir, ...others } = places()
  expect((await readProductionFacts({}, { keysDir, ...others })).keysLie).toBe('nowhere')
  mkdirSync(keysDir)
  expect((await readProductionFacts({}, { keysDir, ...others })).keysLie).toBe('on the disk of the data')
  expect((await readProductionFacts({}, { ...others, keysDir: '/proc/self' })).keysLie).toBe('elsewhere')
})

test('finding H1: a folder of keys on a mount that hangs is told of, and stops no other work meanwhile', async (context) => {
  const { keysDir, ...others } = places()
  mkdirSync(keysDir)
  const mount = hungMount(keysDir)
  context.skip(mount === undefined, 'this machine does not let a test mount')
  onTestFinished(() => mount?.end())
  let turns = 0
  const turning = setInterval(() => (turns += 1), 50)
  onTestFinished(() => clearInterval(turning))
  const facts = await readProductionFacts({}, { keysDir, ...others })
  expect(facts.keysLie).toBe('no answer')
  expect(turns).toBeGreaterThan(3)
})
