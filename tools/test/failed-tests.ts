import { stripVTControlCharacters } from 'node:util'

/** Enough for the assertion and what came instead. */
const MOST_CHARACTERS = 600

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    title: string
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

type Report = PlaywrightSuite & {
  testResults?: {
    name: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** Lists the failed tests of a JSON report of Vitest or Playwright: file, title and the beginning of the message. */
export function failedTests({ testResults = [], ...suite }: Report): string[] {
  const ofVitest = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not be loaded has a message and no failed test.
    if (failed.length === 0) return message ? [describe(name, 'the file itself', message)] : []
    return failed.map(({ fullName, failureMessages }) => describe(name, fullName, failureMessages?.[0]))
  })
  return [...ofVitest, ...ofPlaywright(suite)]
}

function ofPlaywright({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        describe(file, `${title} (${projectName})`, results.at(-1)?.error?.message),
      ),
  )
  return [...own, ...suites.flatMap(ofPlaywright)]
}

function describe(file: string, title: string, message = ''): string {
  return `${file}: ${title}\n${stripVTControlCharacters(message).slice(0, MOST_CHARACTERS)}`
}
