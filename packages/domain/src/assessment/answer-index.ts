import type { AssessmentName } from './instrument.ts'
import { INSTRUMENTS, instrumentsWith } from './instruments.ts'

/** An answer as a form sends it: its place, from 0, or the text or number of its column. */
export type SentAnswer = { answerIndex: number | null; answer: string | number | null }

/** The columns of both anxiety lists: a form that tells an answer by its text may have either. */
const COLUMNS = [INSTRUMENTS, instrumentsWith('own')].map(
  (instruments) =>
    instruments['Anxiety Assessment'].items[0]?.options.map(({ label }) => folded(label)) ?? [],
)

/**
 * Returns the place of an answer, from 0. In the anxiety assessment the answer itself counts where a form leaves its place
 * out: the text of its column, or the number (ANX-05). In the others the place alone does (DEP-05, STR-04).
 *
 * @returns undefined without an answer, or with one that no column has
 */
export function answerIndexOf(name: AssessmentName, { answerIndex, answer }: SentAnswer): number | undefined {
  if (answerIndex !== null) return answerIndex
  if (answer === null || name !== 'Anxiety Assessment') return undefined
  const text = folded(String(answer))
  const index = COLUMNS.map((labels) => labels.indexOf(text)).find((column) => column >= 0)
  return index ?? (/^\d$/.test(String(answer).trim()) ? Number(answer) : undefined)
}

/** Without case and marks: an apostrophe or a dash is another one on another keyboard. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
