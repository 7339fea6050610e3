import { expect, test } from 'vitest'
import { entryOfPostgres } from './entry-of-postgres.ts'

const entry = (text: string) => JSON.parse(entryOfPostgres(text) ?? 'null')

test('operate §1: a message of PostgreSQL becomes a line in the form of all processes', () => {
  expect(entry('1764000000.123 4711 00000 "" LOG:  database system is ready to accept connections')).toEqual({
    level: 'info',
    time: '2025-11-24T16:00:00.123Z',
    process: 'postgres',
    pid: 4711,
    msg: 'database system is ready to accept connections',
  })
  expect(
    entry('1764000000.123 4711 42P01 "pulli" ERROR:  relation "nothing" does not exist at character 15'),
  ).toMatchObject({
    level: 'error',
    code: '42P01',
    database: 'pulli',
    msg: 'relation "nothing" does not exist at character 15',
  })
})

test('operate §1: only what ends the whole server is fatal, and what an operator ended is a warning', () => {
  const levelOf = (code: string, severity: string) =>
    entry(`1764000000.123 4711 ${code} "pulli" ${severity}:  it ended`).level
  expect(levelOf('XX000', 'PANIC')).toBe('fatal')
  expect(levelOf('53300', 'FATAL')).toBe('error')
  expect(levelOf('57P01', 'FATAL')).toBe('warn')
  expect(levelOf('01000', 'WARNING')).toBe('warn')
})

test('operate §1: values that PostgreSQL quotes stay out, and so do statements and details', () => {
  expect(
    entry('1764000000.1 1 22P02 "pulli" ERROR:  invalid input syntax for type uuid: "I feel\n\t"low""').msg,
  ).toBe('invalid input syntax for type uuid: "…"')
  for (const severity of ['DETAIL', 'STATEMENT', 'CONTEXT', 'QUERY'])
    expect(entryOfPostgres(`1764000000.1 1 23505 "pulli" ${severity}:  Key (name)=(Asha)`)).toBeUndefined()
})

test('operate §1: what it says before it has read its settings is kept as it is', () => {
  expect(entry('postgres: could not access the server configuration file')).toMatchObject({
    level: 'warn',
    process: 'postgres',
    msg: 'postgres: could not access the server configuration file',
  })
})
