import { parseList } from '@pulli/contracts/content-answers.ts'
import { CrisisLineEntry } from '@pulli/contracts/crisis-line/crisis-line-entry.ts'
import { standingLines } from '@pulli/contracts/crisis-line/standing-lines.ts'
import { lastTestCall, orderLines } from '@pulli/domain/crisis-line/order-lines.ts'
import type { ApiContext } from '#context.ts'

/** A line that the office may call. */
export interface LineOfBoard {
  /** As dialled. */
  readonly telephone: string
  /** As read. */
  readonly number: string
  readonly name: string
  readonly isHidden: boolean
  /** The last test call that an editor entered in the content service. */
  readonly lastCall: { readonly calledOn: string; readonly wasAnswered: boolean } | undefined
}

/** Returns the lines of the helpline board, the hidden ones too; only the built-in ones while no others can be read. */
export async function linesOfTheBoard(
  { readCrisisLines, logger }: Pick<ApiContext, 'readCrisisLines' | 'logger'>,
  today: string,
): Promise<{ lines: LineOfBoard[]; areAll: boolean }> {
  const entries = await readEntries()
  const known = entries ?? []
  const standing = standingLines().filter(
    ({ telephone }) => !known.some((entry) => entry.telephone === telephone),
  )
  const all = [...standing, ...known].map((entry) => ({
    ...entry,
    checkedOn: entry.checkedOn,
    isHidden: entry.isHidden === true,
  }))
  const shown = new Set(orderLines(all, today).map(({ telephone }) => telephone))
  return {
    areAll: entries !== undefined,
    lines: all.map(({ telephone, number, name, testCalls }) => ({
      telephone,
      number,
      name,
      isHidden: !shown.has(telephone),
      lastCall: lastTestCall(testCalls),
    })),
  }

  async function readEntries(): Promise<CrisisLineEntry[] | undefined> {
    try {
      return parseList(CrisisLineEntry, await readCrisisLines?.()).records
    } catch (error) {
      logger.warn({ reason: String(error) }, 'crisis lines not read')
      return undefined
    }
  }
}
