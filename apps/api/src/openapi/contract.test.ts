import { readFile } from 'node:fs/promises'
import { VERSION } from '@pulli/domain/release/version.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { deskCalls } from '#desk-api.ts'
import type { Calls } from '#http/calls.ts'
import { REFUSALS } from '#http/refusals.ts'
import { providerCalls } from '#provider-api.ts'
import { contract } from '#testing/contract.ts'
import { generateClient } from '#testing/generate-client.ts'

type Operation = {
  operationId: string
  security?: object[]
  parameters?: { name: string; description?: string }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { $ref?: string; headers?: object; content?: object }>
}
type Document = {
  info: { version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    responses: Record<string, { headers?: object }>
    schemas: Record<string, { properties?: Record<string, object> }>
  }
}

let text = ''
let deskText = ''
let document: Document
let desk: Document
let operations: [string, Operation][] = []

const operationsOf = ({ paths }: Document) =>
  Object.values(paths).flatMap((methods) => Object.entries(methods))

beforeAll(async () => {
  text = await contract()
  deskText = await contract('desk')
  document = JSON.parse(text)
  desk = JSON.parse(deskText)
  operations = [...operationsOf(document), ...operationsOf(desk)]
})

const registered: Calls = { ...providerCalls, ...deskCalls }
const own = () => operations.filter(([, { operationId }]) => operationId in registered)

test('H8: both contracts name the version that answers', () => {
  expect([document.info.version, desk.info.version]).toEqual([VERSION, VERSION])
})

test('finding api F10: Redocly reports no errors in the contract', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  for (const source of [text, deskText]) {
    const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    )
  }
}, 30_000)

test('finding api F10: Spectral reports no errors in the contract', async () => {
  compileEachSchemaOnce()
  const spectral = new spectralCore.Spectral()
  spectral.setRuleset({ extends: [[spectralRulesets.oas as never, 'recommended']] } as never)
  for (const source of [text, deskText]) {
    const problems = await spectral.run(source)
    expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([])
  }
}, 120_000)

/** Spectral compiles the schema of each example anew, 1 200 times: four fifths of its work. Most have the same few. */
function compileEachSchemaOnce() {
  /** Of the validators of all dialects. */
  const common: Ajv = Object.getPrototypeOf(Ajv.prototype)
  const { compile } = common
  const known = new WeakMap<Ajv, Map<string, ValidateFunction>>()
  const spy = vi.spyOn(common, 'compile').mockImplementation(function (this: Ajv, schema: AnySchema) {
    const compiled = known.get(this) ?? new Map<string, ValidateFunction>()
    known.set(this, compiled)
    const text = JSON.stringify(schema)
    const validate = compiled.get(text) ?? compile.call(this, schema)
    compiled.set(text, validate)
    return validate
  })
  onTestFinished(() => spy.mockRestore())
}

test('finding api F10: every operation lists its own refusals with their codes', () => {
  expect(
    own()
      .map(([, { operationId }]) => operationId)
      .toSorted(),
  ).toEqual(Object.keys(registered).toSorted())
  for (const [, { operationId, responses }] of own()) {
    for (const [status, response] of Object.entries(responses)) {
      expect([operationId, status]).toEqual([operationId, expect.stringMatching(/^\d{3}$/)])
      const name = response.$ref?.split('/').at(-1) ?? ''
      const { headers } = document.components.responses[name] ?? desk.components.responses[name] ?? response
      expect(headers).toHaveProperty('X-Request-Id')
      if (status === '429') expect(headers).toHaveProperty('Retry-After')
    }
  }
  const problem = document.components.schemas.Problem?.properties?.data as { properties: { code: object } }
  expect(problem.properties.code).toEqual({ type: 'string', enum: Object.keys(REFUSALS) })
})

test('finding api F7: a write that is idempotent by a key takes an Idempotency-Key, and no other call does', () => {
  for (const [, { operationId, parameters = [] }] of own()) {
    const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key')
    expect([operationId, takesKey]).toEqual([operationId, registered[operationId]?.retry === 'key'])
  }
})

test('finding api F3: a client can send an assessment with or without a token', () => {
  const [, store] = own().find(([, { operationId }]) => operationId === 'storeAssessmentResult') ?? []
  expect(store?.security).toEqual([{ bearer: [] }, {}])
})

test('finding api F10: a generated client gets types with names, limits and a file', () => {
  const { schemas } = document.components
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Mood', 'Member', 'NewMood', 'Problem', 'NewConsultationRequest', 'ContentList']),
  )
  const fields = schemas.NewConsultationRequest?.properties
  expect(fields?.name).toMatchObject({ minLength: 1, maxLength: 100 })
  expect(fields?.email).toMatchObject({ format: 'email', maxLength: 254 })
  expect(fields?.consultation_date).toMatchObject({ format: 'date' })
  expect(schemas.NewMood?.properties?.note).toMatchObject({ anyOf: [{ maxLength: 1_000 }, { type: 'null' }] })
  expect(schemas.Login?.properties?.otp).toMatchObject({ minLength: 6, maxLength: 320 })
  const [, file] = own().find(([, { operationId }]) => operationId === 'exportMember') ?? []
  expect(file?.responses[200]?.content).toEqual({
    'application/zip': { schema: { type: 'string', format: 'binary' } },
  })
  for (const [, { operationId, parameters = [] }] of operations)
    for (const { name, description } of parameters)
      expect([operationId, name, description]).toEqual([operationId, name, expect.any(String)])
  expect(document.servers).toEqual([{ url: 'https://pulli.test', description: 'This site' }])
})

test('the types of the generated client are those of the contract (`npm run client -w @pulli/api` makes them anew)', async () => {
  const kept = await readFile(new URL('../testing/generated/client.d.ts', import.meta.url), 'utf8')
  expect(await generateClient(text)).toBe(kept)
}, 30_000)
