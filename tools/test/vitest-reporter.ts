import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { type Failure, sendEvent } from './test-event.ts'

const ROOT = process.cwd()

type Thrown = Pick<SerializedError, 'message' | 'stack'> & { diff?: string }

/** Sends each finished test and file to `run-check.ts`. */
export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]) {
    sendEvent({ kind: 'planned', total: specifications.length })
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors = [], ...result } = test.result()
    const file = fileOf(test.module)
    if (state === 'passed') return sendEvent({ kind: 'test', test: { status: 'passed' } })
    if (state === 'skipped') {
      const reason = ('note' in result && result.note) || ''
      return sendEvent({ kind: 'test', test: { status: 'skipped', file, reason } })
    }
    const failure: Failure = {
      file,
      title: test.fullName,
      project: test.project.name,
      messages: errors.flatMap(describe),
      screenshots: [],
      ...(test.location && { line: test.location.line }),
    }
    sendEvent({ kind: 'test', test: { status: 'failed', failure } })
  }

  onTestModuleEnd(module: TestModule) {
    const file = fileOf(module)
    // A file that could not be loaded has errors and no test; hooks of a file can fail beside its tests.
    const errors = [
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ]
    if (errors.length > 0)
      sendEvent({ kind: 'error', failure: outsideTests(file, module.project.name, errors) })
    sendEvent({ kind: 'file', file, seconds: module.diagnostic().duration / 1_000 })
    sendEvent({ kind: 'step', name: file })
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]) {
    if (errors.length > 0) sendEvent({ kind: 'error', failure: outsideTests('', '', errors) })
  }
}

const fileOf = (module: TestModule) => relative(ROOT, module.moduleId)

function outsideTests(file: string, project: string, errors: readonly SerializedError[]): Failure {
  return { file, title: 'outside any test', project, messages: errors.flatMap(describe), screenshots: [] }
}

/** The message, the difference between expected and received, and the first line of our own code. */
function describe({ message = '', diff = '', stack = '' }: Thrown): string[] {
  const own = stack.split('\n').find((line) => line.includes(ROOT) && !line.includes('node_modules'))
  const at = own && `at ${own.trim().replace(/^at /, '').replaceAll(`${ROOT}/`, '').replace('file://', '')}`
  return [message, diff, at ?? ''].filter(Boolean).map(stripVTControlCharacters)
}
