import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { sendEvent } from './test-event.ts'

const ROOT = process.cwd()

/** Sends each finished browser test to `run-check.ts`. */
export default class PlaywrightReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite) {
    sendEvent({ kind: 'planned', total: suite.allTests().length })
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const file = relative(ROOT, test.location.file)
    sendEvent({ kind: 'step', name: file })
    sendEvent({ kind: 'file', file, seconds: result.duration / 1_000 })
    if (result.status === 'skipped') {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? ''
      return sendEvent({ kind: 'test', test: { status: 'skipped', file, reason } })
    }
    if (test.outcome() === 'expected') return sendEvent({ kind: 'test', test: { status: 'passed' } })
    const failure = {
      file,
      title: test.title,
      line: test.location.line,
      project: test.parent.project()?.name ?? '',
      messages: result.errors.flatMap(describe),
      screenshots: result.attachments.flatMap(({ name, path }) =>
        name === 'screenshot' && path ? [relative(ROOT, path)] : [],
      ),
    }
    sendEvent({ kind: 'test', test: { status: 'failed', failure } })
  }

  onError(error: TestError) {
    const outside = { file: '', title: 'outside any test', project: '', screenshots: [] }
    sendEvent({ kind: 'error', failure: { ...outside, messages: describe(error) } })
  }

  printsToStdio() {
    return false
  }
}

/** A test that ran out of time says so in its first error, and where it waited in its second. */
function describe({ message = '', location }: TestError): string[] {
  const at = location ? [`at ${relative(ROOT, location.file)}:${location.line}`] : []
  return [stripVTControlCharacters(message), ...at]
}
