import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files of the lifecycle tests that take a minute or more, the longest first. */
const LONGEST = [
  'faults.stack-parallel',
  'uploads-in-a-bucket.lifecycle',
  'backup.lifecycle',
  'api-tour.lifecycle',
  'separate-processes.lifecycle',
  'kill-rounds.lifecycle',
  'several-servers.stack-parallel',
  'content-down.lifecycle',
  'erasure-and-backup.lifecycle',
  'tls-to-postgres.lifecycle',
  'confirmed-samples.lifecycle',
  'full-disk.stack-parallel',
  'content-accounts.stack-parallel',
]

/** Starts the longest files first, so that no core waits for one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.includes(`/${name}.`))
      return at === -1 ? LONGEST.length : at
    }
    const others = await super.sort(files)
    return others.toSorted((one, other) => place(one) - place(other))
  }
}
