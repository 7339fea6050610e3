import { expect, test } from 'vitest'
import { deskCalls } from '#desk-api.ts'
import { providerCalls } from '#provider-api.ts'
import { routesOfApis } from '#testing/routes-of-apis.ts'

test('both APIs serve their registered calls, and nothing else but their contract and a refusal', async () => {
  const routes = await routesOfApis()
  const served = new Set(routes.flatMap(({ config }) => config?.call ?? []))
  expect([...served]).toEqual([...Object.values(providerCalls), ...Object.values(deskCalls)])
  const others = routes.filter(({ config }) => config?.call === undefined).map(({ url }) => url)
  const ofEach = (base: string) => ['/openapi.json', '/', '/*'].map((path) => base + path)
  expect(new Set(others)).toEqual(new Set([...ofEach('/api/v1/mwellness'), ...ofEach('/api/v1/desk')]))
})
