import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addressOfOwnDatabase } from './own-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulli-own-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const secrets = () => writeFileSync(join(folder, 'secrets.json'), '{"databaseAppPassword": "p ss"}')

test('M4: the bundled database of a running start is found by its folder, as the account of the server', () => {
  secrets()
  mkdirSync(join(folder, 'postgres/cluster'), { recursive: true })
  writeFileSync(join(folder, 'postgres/cluster/postmaster.pid'), '12\n/data\n1764\n5433\n')
  const { username, password, host, pathname } = new URL(addressOfOwnDatabase(folder))
  expect([username, password, host, pathname]).toEqual(['pulli_app', 'p%20ss', '127.0.0.1:5433', '/pulli'])
})

test('M4: a folder without Pulli, and one in which it does not run, are told of in words', () => {
  expect(() => addressOfOwnDatabase(join(folder, 'nowhere'))).toThrow(
    `there is no Pulli in ${join(folder, 'nowhere')}. Name its folder in DATA_DIR; with the units of systemd, start`,
  )
  secrets()
  expect(() => addressOfOwnDatabase(folder)).toThrow(`Pulli does not run in ${folder}. Start it first`)
})
