import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { checkedPacks } from './checked-packs.ts'

const EMPTY = 'virtual:empty'

/** A build of an empty module. */
const buildWith = (packs?: Readonly<Record<string, Instrument>>) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      checkedPacks(packs),
      {
        name: 'test:empty',
        resolveId: (id) => (id === EMPTY ? id : undefined),
        load: (id) => (id === EMPTY ? 'export default 1' : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: EMPTY } },
  })

test('a pack with a faulty band or without a licence stops the build, with its name and the place', async () => {
  const depression: Instrument = INSTRUMENTS['Depression Assessment']
  const { licence: _, ...unlicensed } = depression
  const gap = { ...depression, bands: depression.bands.toSpliced(2, 1) }
  await expect(buildWith({ 'Depression Assessment': gap })).rejects.toThrow(
    'depression-own 3, bands[2].from: is 21, but the band before ends at 16',
  )
  await expect(buildWith({ 'Depression Assessment': unlicensed as Instrument })).rejects.toThrow(
    'depression-own 3, licence: is missing',
  )
})

test('the packs in use let the build pass', async () => {
  await expect(buildWith()).resolves.toBeDefined()
})
