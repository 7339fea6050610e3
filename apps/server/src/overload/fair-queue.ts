import { LRUCache } from 'lru-cache'

/** How long one task may keep all others waiting. A task that takes longer waits for I/O itself. */
const SLOT_MILLISECONDS = 10
/** Concurrent tasks of one address group: a task that waits for I/O holds no slot. */
const MOST_RUNNING = 16
/** A crowd behind one address may queue; beyond this it would wait for seconds. */
const MOST_WAITING_OF_GROUP = 200
const MOST_WAITING = 1_000
const LONGEST_WAIT_MILLISECONDS = 5_000

/** The half-life of a group's usage. */
const HALF_LIFE_MILLISECONDS = 6_500
/**
 * A group with more usage rests until enough has decayed. A heavy client gets a seventeenth of the thread in the long run,
 * some fourteen pages a second: a task can't be interrupted, and of others one request in seventeen meets one, so that
 * their p95 waits for little of it. The burst is large enough for a college that comes all at once (decision 42).
 */
const SHARE_MILLISECONDS = 560
const MOST_GROUPS_REMEMBERED = 10_000

/** The task is rejected: its group has too many queued, or it has waited too long. */
export class QueueFull extends Error {
  readonly statusCode = 503
}

export interface FairQueue {
  /**
   * Runs a task when its address group's turn comes.
   * @throws QueueFull instead
   */
  run<Result>(group: string, work: () => Promise<Result>): Promise<Result>
  /** The number of queued tasks. */
  waiting(): number
}

interface Ticket {
  /** Runs the task; never rejects. */
  start(): Promise<unknown>
  refuse(): void
}

/** A group's usage at a moment. */
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
 * A fair queue for CPU-bound work on the single thread. One task runs at a time, with a turn of the event loop
 * between two; next is the group with the least recent usage, in measured milliseconds. So many or expensive requests
 * of one address wait for each other and not in front of other visitors. A group's share is limited even when the
 * thread is idle: the next request must not meet a busy thread.
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

  /** Milliseconds until enough of a group's usage has decayed. */
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

  /** Rejects the newest task of the longest queue, so that a newcomer isn't rejected for another's crowd. */
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
