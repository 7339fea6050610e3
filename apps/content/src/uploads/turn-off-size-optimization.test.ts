import { expect, test } from 'vitest'
import { turnOffSizeOptimization } from './turn-off-size-optimization'

const SETTINGS = 'upload/settings'

/** The stores of an installation, by `name/key`. */
function stores() {
  const values = new Map<string, unknown>([[SETTINGS, { sizeOptimization: true, autoOrientation: false }]])
  const store = ({ name, key: only }: { name: string; key?: string }) => {
    const at = (key = only) => `${name}/${key}`
    return {
      get: async ({ key }: { key?: string }) => values.get(at(key)) ?? null,
      set: async ({ key, value }: { key?: string; value: unknown }) => values.set(at(key), value),
    }
  }
  return { values, strapi: { store } as unknown as Parameters<typeof turnOffSizeOptimization>[0] }
}

test('the library no longer reduces pictures, its other settings stay', async () => {
  const { values, strapi } = stores()
  await turnOffSizeOptimization(strapi)
  expect(values.get(SETTINGS)).toEqual({ sizeOptimization: false, autoOrientation: false })
})

test('an administrator who lets the library reduce pictures again is not overruled at the next start', async () => {
  const { values, strapi } = stores()
  await turnOffSizeOptimization(strapi)
  values.set(SETTINGS, { sizeOptimization: true })
  await turnOffSizeOptimization(strapi)
  expect(values.get(SETTINGS)).toEqual({ sizeOptimization: true })
})
