import type { Rule } from './rules.ts'

interface Exception {
  readonly file: string
  readonly rule: Rule
  readonly times: number
  readonly because: string
}

/** What the rules ban and stays, how often, and why. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'apps/server/src/launcher/watch-liveness.test.ts',
    rule: 'sleep',
    times: 1,
    because: 'its timers are fake: a server that answers after seconds',
  },
  {
    file: 'e2e/booking-ledger.ts',
    rule: 'sleep',
    times: 1,
    because: 'paces the calls of a load',
  },
  {
    file: 'e2e/browser/carousels.e2e.ts',
    rule: 'sleep',
    times: 1,
    because: 'longer than the carousel’s own pause, which begins at a real scroll',
  },
  {
    file: 'e2e/browser/follow-requests.ts',
    rule: 'short time-out',
    times: 1,
    because: 'the longest that the site itself waits for an idle page',
  },
  {
    file: 'e2e/crowd-of-one-address.ts',
    rule: 'sleep',
    times: 3,
    because: 'paces the requests of a measured crowd',
  },
  {
    file: 'e2e/crowd-of-one-address.ts',
    rule: 'short time-out',
    times: 1,
    because: 'a pause between keep-alive requests, no limit of a test',
  },
  {
    file: 'e2e/ledger.ts',
    rule: 'sleep',
    times: 2,
    because: 'paces the calls of a load',
  },
  {
    file: 'e2e/make-seeded-folder.ts',
    rule: 'sleep',
    times: 1,
    because: 'polls the log of another process',
  },
  {
    file: 'e2e/open-loop.ts',
    rule: 'sleep',
    times: 1,
    because: 'sends requests at a given rate',
  },
  {
    file: 'e2e/running-stack.ts',
    rule: 'sleep',
    times: 1,
    because: 'polls the output of another process',
  },
  {
    file: 'e2e/separate-processes.ts',
    rule: 'sleep',
    times: 1,
    because: 'polls a process until it answers',
  },
  {
    file: 'e2e/slow-sockets.ts',
    rule: 'sleep',
    times: 1,
    because: 'paces sockets that are slow on purpose',
  },
  {
    file: 'e2e/soak-windows.ts',
    rule: 'sleep',
    times: 1,
    because: 'lets a load run for its time',
  },
  {
    file: 'e2e/stack/content-down.lifecycle.test.ts',
    rule: 'clock in an assertion',
    times: 1,
    because: 'a bound of the requirement, in the long run alone',
  },
  {
    file: 'e2e/stack/crisis-lines.stack.test.ts',
    rule: 'short time-out',
    times: 1,
    because: 'its own limit is longer than the common one',
  },
  {
    file: 'e2e/stack/database-down.stack-parallel.test.ts',
    rule: 'sleep',
    times: 4,
    because: 'paces visitors of a database that is away',
  },
  {
    file: 'e2e/stack/database-down.stack-parallel.test.ts',
    rule: 'clock in an assertion',
    times: 2,
    because: 'bounds of the requirement, in the long run alone',
  },
  {
    file: 'e2e/stack/fail-over.stack-parallel.test.ts',
    rule: 'sleep',
    times: 4,
    because: 'how long each fault of a load in the long run lasts',
  },
  {
    file: 'e2e/stack/fail-over.stack-parallel.test.ts',
    rule: 'clock in an assertion',
    times: 1,
    because: 'counts failures, which it collects with their times',
  },
  {
    file: 'e2e/stack/faults.stack-parallel.test.ts',
    rule: 'sleep',
    times: 1,
    because: 'paces visitors of a site that finds no name',
  },
  {
    file: 'e2e/stack/full-disk.stack-parallel.test.ts',
    rule: 'sleep',
    times: 1,
    because: 'paces visitors of a full disk',
  },
  {
    file: 'e2e/stack/hung-server.lifecycle.test.ts',
    rule: 'sleep',
    times: 2,
    because: 'a pause of a real process, in the long run alone',
  },
  {
    file: 'e2e/stack/hung-server.lifecycle.test.ts',
    rule: 'clock in an assertion',
    times: 1,
    because: 'a bound of the requirement, in the long run alone',
  },
  {
    file: 'e2e/stack/kill-rounds.lifecycle.test.ts',
    rule: 'sleep',
    times: 2,
    because: 'the seeded moments at which processes are killed',
  },
  {
    file: 'e2e/stack/machine-lateness.ts',
    rule: 'sleep',
    times: 1,
    because: 'measures how late the machine wakes a process',
  },
  {
    file: 'e2e/stack/patient-fetch.ts',
    rule: 'sleep',
    times: 1,
    because: 'paces tries of a connection',
  },
  {
    file: 'e2e/stack/patroni-cluster.ts',
    rule: 'sleep',
    times: 2,
    because: 'polls other processes, and ends those that hang',
  },
  {
    file: 'e2e/stack/rolling-restart.ts',
    rule: 'sleep',
    times: 3,
    because: 'paces a balancer’s polls and its visitors',
  },
  {
    file: 'packages/data/src/testing/fresh-database.ts',
    rule: 'sleep',
    times: 2,
    because: 'PostgreSQL tells nobody that a connection has ended',
  },
  {
    file: 'packages/data/src/testing/reset-database.ts',
    rule: 'sleep',
    times: 1,
    because: 'PostgreSQL tells nobody that a connection has ended',
  },
]
