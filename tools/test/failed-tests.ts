import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Enough for the assertion and what came instead. */
const MOST_CHARACTERS = 600

type PlaywrightError = { message?: string; location?: { file: string; line: number } }

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    title: string
    tests: { projectName: string; status: string; results: { errors: PlaywrightError[] }[] }[]
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
        describe(file, `${title} (${projectName})`, ...(results.at(-1)?.errors.map(inFull) ?? [])),
      ),
  )
  return [...own, ...suites.flatMap(ofPlaywright)]
}

/** What ran out of time says so first, and where it waited in a second error. */
function inFull({ message = '', location }: PlaywrightError): string {
  return location ? `${basename(location.file)}:${location.line}: ${message}` : message
}

function describe(file: string, title: string, ...messages: (string | undefined)[]): string {
  const said = messages.map((message = '') => stripVTControlCharacters(message).slice(0, MOST_CHARACTERS))
  return [`${file}: ${title}`, ...said].join('\n')
}
