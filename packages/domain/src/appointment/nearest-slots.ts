import type { FreeSlot } from './free-slots.ts'

/** As many as are read at a glance. */
const MOST = 6

/** Returns the free times nearest to one that is gone, the first first; of two equally near ones the earlier. */
export function nearestSlots(slots: readonly FreeSlot[], wanted: Date): FreeSlot[] {
  const away = ({ startsAt }: FreeSlot) => Math.abs(startsAt.getTime() - wanted.getTime())
  return slots
    .toSorted((one, other) => away(one) - away(other) || one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, MOST)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}
