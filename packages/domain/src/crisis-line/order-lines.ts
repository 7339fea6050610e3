import { checkAge } from './check-age.ts'

/** A test call to a line. */
export interface TestCall {
  /** `YYYY-MM-DD` */
  readonly calledOn: string
  readonly wasAnswered: boolean
}

/** What the order of the lines depends on. */
export interface OrderedLine {
  /** As dialled. */
  readonly telephone: string
  readonly checkedOn: string | undefined
  /** Oldest first. */
  readonly testCalls: readonly TestCall[]
  readonly isHidden: boolean
}

/** The two numbers that always come first, whatever editors enter or delete: emergency, and Tele-MANAS. */
export const STANDING_NUMBERS: readonly string[] = ['112', '14416']

/** Returns the latest test call; of two on one day the one that was entered last. */
export function lastTestCall<Call extends TestCall>(calls: readonly Call[]): Call | undefined {
  return calls.reduce<Call | undefined>(
    (latest, call) => (latest === undefined || call.calledOn >= latest.calledOn ? call : latest),
    undefined,
  )
}

/** Returns the day a line was last known to answer: the day of its check, or of a later test call that was answered. */
export function knownToAnswerOn({ checkedOn, testCalls }: OrderedLine): string | undefined {
  const days = testCalls.flatMap(({ calledOn, wasAnswered }) => (wasAnswered ? [calledOn] : []))
  return [...days, ...(checkedOn === undefined ? [] : [checkedOn])].toSorted().at(-1)
}

/**
 * Puts the lines in the order of the page: the standing numbers, the checked lines, those whose check is overdue or that
 * were never checked. An editor or an unanswered test call hides a line, but never one of the two fixed numbers.
 *
 * @param lines in the editors' order, the standing numbers included
 * @param today `YYYY-MM-DD`
 */
export function orderLines<Line extends OrderedLine>(lines: readonly Line[], today: string): Line[] {
  const standing = STANDING_NUMBERS.flatMap(
    (number) => lines.find(({ telephone }) => telephone === number) ?? [],
  )
  const others = lines.filter(
    (line) =>
      !STANDING_NUMBERS.includes(line.telephone) &&
      !line.isHidden &&
      lastTestCall(line.testCalls)?.wasAnswered !== false,
  )
  return [
    ...standing,
    ...others.filter((line) => !isOverdue(line, today)),
    ...others.filter((line) => isOverdue(line, today)),
  ]
}

/** Whether a line's last check is so old that the line moves below the others. */
export function isOverdue(line: OrderedLine, today: string): boolean {
  const day = knownToAnswerOn(line)
  return day === undefined || checkAge(day, today).isOverdue
}
