/** A row of `docs/flaky.json`: a test that failed in a run and passed alone, twice. */
export interface FlakyRow {
  /** The commit that the run tested. */
  readonly commit: string
  /** The day of the run, such as `2026-11-26`. */
  readonly day: string
  readonly file: string
  readonly title: string
}

const ROWS_THAT_FAIL = 3
const RUNS_COUNTED = 10

/**
 * Returns the flaky tests of this run that have three rows in the last ten runs of the ledger, this one included. Such a test
 * fails the run. Runs without a flaky test have no row, so ten runs of the ledger are at least ten runs.
 *
 * @param ledger all rows, oldest first; those of this run last
 */
export function tooFlaky(ledger: readonly FlakyRow[], commit: string): FlakyRow[] {
  const runs = [...new Set(ledger.map((row) => row.commit))].slice(-RUNS_COUNTED)
  const counted = ledger.filter((row) => runs.includes(row.commit))
  const isSame = (one: FlakyRow, other: FlakyRow) => one.file === other.file && one.title === other.title
  return ledger.filter(
    (row) => row.commit === commit && counted.filter((other) => isSame(row, other)).length >= ROWS_THAT_FAIL,
  )
}
