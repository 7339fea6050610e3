type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[]
}

type Report = PlaywrightSuite & {
  testResults?: { name: string; startTime: number; endTime: number }[]
}

/** A test file and how long its tests ran. */
export interface TimedFile {
  readonly file: string
  readonly seconds: number
}

/** Sums up the durations of each file of a JSON report of Vitest or Playwright; those of Playwright ran side by side. */
export function secondsOfFiles({ testResults = [], ...suite }: Report): TimedFile[] {
  const seconds = new Map<string, number>()
  const add = (file: string, milliseconds: number) =>
    seconds.set(file, (seconds.get(file) ?? 0) + milliseconds / 1_000)
  for (const { name, startTime, endTime } of testResults) add(name, endTime - startTime)
  for (const { file, tests } of specsOf(suite)) {
    for (const { duration } of tests.flatMap(({ results }) => results)) add(file, duration)
  }
  return Array.from(seconds, ([file, sum]) => ({ file, seconds: sum }))
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)]
}
