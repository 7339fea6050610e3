import { CHECK_GROUPS, idsOf } from './checks.ts'
import { WITHOUT_A_TEST } from './reasons.ts'

const HEAD = `# Which test shows which check

[product.md](product.md) numbers what the product promises. This page says, for each number, which test files name
it in the title of a test. \`npm run checklist\` writes it; a unit test fails where a check is named by no test and has
no reason here, and where this page cites a file that does not name its check.
`

/** Returns the page `docs/checklist-coverage.md`: the test files that name each check. */
export function writeCoverage(tests: ReadonlyMap<string, readonly string[]>): string {
  const groups = CHECK_GROUPS.map((group) => {
    const lines = idsOf(group).map((id) => `- ${id}: ${shown(id, tests.get(id))}`)
    return `## ${group.name}\n\n${lines.join('\n')}\n`
  })
  return [HEAD, ...groups].join('\n')
}

function shown(id: string, files: readonly string[] | undefined) {
  if (files) return files.map((file) => `\`${file}\``).join(', ')
  return WITHOUT_A_TEST[id] ? WITHOUT_A_TEST[id] : 'nothing yet'
}
