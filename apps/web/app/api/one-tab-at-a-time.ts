/**
 * Runs a task in one tab at a time. On plain http to another host browsers have no Web Locks: there the task runs at
 * once, and the server settles the race (its 10 s of grace for a renewal, D36, and the idempotency keys).
 */
export function oneTabAtATime<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, task) : task()
}
