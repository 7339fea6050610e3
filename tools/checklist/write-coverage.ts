import { CHECK_GROUPS, idsOf } from './checks.ts'
import { IN_PART, WITH_THE_DASHBOARD, WITHOUT_A_TEST } from './reasons.ts'

const HEAD = `# Which test shows which check

The specification is checked by a list of numbered checks. This page says, for each number, which test files name
it in the title of a test. \`npm run checklist\` writes it; a unit test fails where a check of what is built is named
by no test and has no reason here, and where this page cites a file that does not name its check.
`

/** The page `docs/checklist-coverage.md`, made of the test files that name each check. */
export function writeCoverage(tests: ReadonlyMap<string, readonly string[]>): string {
  const groups = CHECK_GROUPS.map((group) => {
    const lines = idsOf(group).map((id) => `- ${id}: ${shown(id, group.isBuilt, tests.get(id))}`)
    return `## ${group.name}\n\n${lines.join('\n')}\n`
  })
  return [HEAD, ...groups].join('\n')
}

function shown(id: string, isBuilt: boolean, files: readonly string[] | undefined) {
  if (files) return files.map((file) => `\`${file}\``).join(', ') + (IN_PART[id] ? ` (${IN_PART[id]})` : '')
  if (WITHOUT_A_TEST[id]) return WITHOUT_A_TEST[id]
  return isBuilt && !WITH_THE_DASHBOARD.has(id) ? 'nothing yet' : 'with the dashboard'
}
