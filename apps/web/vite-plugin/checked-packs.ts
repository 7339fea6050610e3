import { checkPacks } from '@pulli/domain/assessment/find-faults.ts'
import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import { INSTRUMENTS, instrumentsWith } from '@pulli/domain/assessment/instruments.ts'
import type { Plugin } from 'vite'

/** Stops the build where a pack has a faulty band, no licence or another fault, and names the pack and the place. */
export function checkedPacks(packs?: Readonly<Record<string, Instrument>>): Plugin {
  return {
    name: 'pulli:checked-packs',
    apply: 'build',
    buildStart: () => {
      for (const all of packs ? [packs] : [INSTRUMENTS, instrumentsWith('own')]) checkPacks(all)
    },
  }
}
