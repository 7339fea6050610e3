import { LRUCache } from 'lru-cache'

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
/**
 * Beyond this a group rests until enough of it is forgotten. Somebody who asks for much has a fifth of the thread for
 * long, about fifty pages a second, so that whoever else comes mostly finds it idle: no piece can be interrupted.
 */
const SHARE_MILLISECONDS = 300
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

/** What a group has used until a moment. */
interface Used {
  readonly milliseconds: number
  readonly at: number
}

interface Group {
  readonly name: string
  readonly waiting: Ticket[]
  running: number
}

/**
 * A fair queue for work that occupies the one thread. One piece is done at a time, with a turn of the event loop
 * between two, and next comes whoever has used the least of late, in measured milliseconds: so forty requests of
 * one address, or few that cost much, wait for each other and not in front of anybody else. Nobody has more than a
 * share of the thread for long, also where nobody else asks: whoever comes next must not meet a busy thread.
 */
export function fairQueue(now: () => number = () => performance.now()): FairQueue {
  const groups = new Map<string, Group>()
  const used = new LRUCache<string, Used>({ max: MOST_GROUPS_REMEMBERED })
  let waiting = 0
  let isSlotTaken = false
  let isTurnPlanned = false
  let rest: NodeJS.Timeout | undefined

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
    clearTimeout(rest)
    if (isSlotTaken) return
    const group = lightest()
    if (group === undefined) return
    const resting = restOf(group)
    if (resting > 0) {
      rest = setTimeout(planTurn, resting)
      return
    }
    const ticket = group.waiting.shift()
    if (ticket === undefined) return
    waiting -= 1
    occupy(group, ticket)
  }

  /** Milliseconds until enough of what a group has used is forgotten. */
  function restOf(group: Group): number {
    return HALF_LIFE_MILLISECONDS * Math.log2(usedBy(group.name) / SHARE_MILLISECONDS)
  }

  function occupy(group: Group, ticket: Ticket) {
    const begunAt = now()
    isSlotTaken = true
    group.running += 1
    let isHeld = true
    const free = () => {
      if (!isHeld) return
      isHeld = false
      used.set(group.name, { milliseconds: usedBy(group.name) + now() - begunAt, at: now() })
      isSlotTaken = false
      planTurn()
    }
    const limit = setTimeout(free, SLOT_MILLISECONDS)
    void ticket.start().then(() => {
      clearTimeout(limit)
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
