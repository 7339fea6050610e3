import { LRUCache } from 'lru-cache'
import type { UrgentWork } from './urgent-work.ts'

/** How long one piece of work may keep all others waiting. What takes longer waits for something itself. */
const SLOT_MILLISECONDS = 10
/** Work of one address group under way at once: what waits for a database or the content service holds no slot. */
const MOST_RUNNING = 16
/** A crowd behind one address waits; what is beyond this would wait for seconds. */
const MOST_WAITING_OF_GROUP = 200
const MOST_WAITING = 1_000
const LONGEST_WAIT_MILLISECONDS = 5_000

/** Half of what a group has used is forgotten in this time. */
const HALF_LIFE_MILLISECONDS = 1_000
/** A group that used more than this of late steps back for urgent work: about four pages a second for long. */
const HEAVY_MILLISECONDS = 50
/** It does so each time for as long as five pieces of its own take, on whatever machine this is, within bounds. */
const YIELD_PIECES = 5
const SHORTEST_YIELD_MILLISECONDS = 25
const LONGEST_YIELD_MILLISECONDS = 250
const YIELD_STEP_MILLISECONDS = 2
const MOST_GROUPS_REMEMBERED = 10_000

/** The work of this group is refused: too much of it waits already, or it has waited too long. */
export class QueueFull extends Error {}

export interface FairQueue {
  /**
   * Does a piece of work when the turn of its address group comes.
   * @throws QueueFull in its place
   */
  run<Result>(group: string, work: () => Promise<Result>): Promise<Result>
  /** How much waits now. */
  waiting(): number
}

interface Ticket {
  /** Does the work; the promise never fails. */
  start(): Promise<unknown>
  refuse(): void
}

/** What a group has used until a moment, and how long its last piece held the slot. */
interface Used {
  readonly milliseconds: number
  readonly at: number
  readonly last: number
}

interface Group {
  readonly name: string
  readonly waiting: Ticket[]
  running: number
  /** Since when its next piece lets urgent work go before it. */
  stepsBackSince?: number | undefined
}

/**
 * A fair queue for work that occupies the one thread. One piece is done at a time, with a turn of the event loop
 * between two, and next comes whoever has used the least of late, in measured milliseconds: so forty requests of
 * one address, or few that cost much, wait for each other and not in front of anybody else. It conserves work:
 * where nobody else asks, one group has all.
 */
export function fairQueue({
  urgent,
  now = () => performance.now(),
}: {
  /** What heavy groups step back for. The pieces of all other groups are added to it. */
  readonly urgent: UrgentWork
  readonly now?: () => number
}): FairQueue {
  const groups = new Map<string, Group>()
  const used = new LRUCache<string, Used>({ max: MOST_GROUPS_REMEMBERED })
  let waiting = 0
  let isSlotTaken = false
  let isTurnPlanned = false

  function usedBy(group: string): number {
    const known = used.get(group)
    return known ? known.milliseconds * 2 ** ((known.at - now()) / HALF_LIFE_MILLISECONDS) : 0
  }

  function lightest(): Group | undefined {
    let found: Group | undefined
    let least = Number.POSITIVE_INFINITY
    for (const group of groups.values()) {
      if (group.waiting.length === 0 || group.running >= MOST_RUNNING) continue
      const milliseconds = usedBy(group.name)
      if (milliseconds < least) [found, least] = [group, milliseconds]
    }
    return found
  }

  function planTurn() {
    if (isSlotTaken || isTurnPlanned || waiting === 0) return
    isTurnPlanned = true
    setImmediate(takeTurn)
  }

  function takeTurn() {
    isTurnPlanned = false
    if (isSlotTaken) return
    const group = lightest()
    if (group === undefined) return
    if (stepsBack(group)) {
      isTurnPlanned = true
      setTimeout(takeTurn, YIELD_STEP_MILLISECONDS)
      return
    }
    group.stepsBackSince = undefined
    const ticket = group.waiting.shift()
    if (ticket === undefined) return
    waiting -= 1
    occupy(group, ticket)
  }

  const isHeavy = (group: Group) => usedBy(group.name) > HEAVY_MILLISECONDS

  function stepsBack(group: Group): boolean {
    if (!isHeavy(group) || !urgent.isUnderWay()) return false
    group.stepsBackSince ??= now()
    const pieces = YIELD_PIECES * (used.get(group.name)?.last ?? 0)
    const longest = Math.min(LONGEST_YIELD_MILLISECONDS, Math.max(SHORTEST_YIELD_MILLISECONDS, pieces))
    return now() - group.stepsBackSince < longest
  }

  function occupy(group: Group, ticket: Ticket) {
    const begunAt = now()
    const endUrgent = isHeavy(group) ? undefined : urgent.begin()
    isSlotTaken = true
    group.running += 1
    let isHeld = true
    const free = () => {
      if (!isHeld) return
      isHeld = false
      const last = now() - begunAt
      used.set(group.name, { milliseconds: usedBy(group.name) + last, at: now(), last })
      isSlotTaken = false
      planTurn()
    }
    const limit = setTimeout(free, SLOT_MILLISECONDS)
    void ticket.start().then(() => {
      clearTimeout(limit)
      endUrgent?.()
      group.running -= 1
      free()
      forget(group)
      planTurn()
    })
  }

  function forget(group: Group) {
    if (group.waiting.length === 0 && group.running === 0) groups.delete(group.name)
  }

  /** The longest queue gives way, by its newest, so that a newcomer is not refused for the crowd of another. */
  function makeRoomFor(group: Group): boolean {
    if (group.waiting.length >= MOST_WAITING_OF_GROUP) return false
    if (waiting < MOST_WAITING) return true
    let longest = group
    for (const other of groups.values()) if (other.waiting.length > longest.waiting.length) longest = other
    if (longest === group) return false
    longest.waiting.at(-1)?.refuse()
    return true
  }

  return {
    run<Result>(name: string, work: () => Promise<Result>) {
      const group: Group = groups.get(name) ?? { name, waiting: [], running: 0 }
      if (!makeRoomFor(group)) return Promise.reject(new QueueFull())
      groups.set(name, group)
      return new Promise<Result>((resolve, reject) => {
        const ticket: Ticket = {
          start() {
            clearTimeout(patience)
            const working = (async () => work())()
            working.then(resolve, reject)
            return working.catch(() => undefined)
          },
          refuse() {
            clearTimeout(patience)
            group.waiting.splice(group.waiting.indexOf(ticket), 1)
            waiting -= 1
            forget(group)
            reject(new QueueFull())
          },
        }
        const patience = setTimeout(ticket.refuse, LONGEST_WAIT_MILLISECONDS)
        group.waiting.push(ticket)
        waiting += 1
        planTurn()
      })
    },
    waiting: () => waiting,
  }
}
