import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { checkedJson, readCheckedJson } from './checked-json.ts'
import { MissingFile, type ObjectStore } from './object-store.ts'

/** The last backup that was restored to try it, wherever that was: the site learns of it with its next backup. */
const DrillNote = z.object({ backup: z.string(), finishedAt: z.iso.datetime() })

export type DrillNote = z.infer<typeof DrillNote>

export const DRILL_FILE = 'drill.json'

export async function writeDrillNote(target: ObjectStore, note: DrillNote): Promise<void> {
  await target.put(DRILL_FILE, Readable.from([Buffer.from(checkedJson(note))]))
}

/** Returns undefined where none was ever tried, or the note is damaged. */
export async function readDrillNote(target: ObjectStore): Promise<DrillNote | undefined> {
  try {
    return DrillNote.safeParse(readCheckedJson(await text(await target.get(DRILL_FILE)))).data
  } catch (error) {
    if (error instanceof MissingFile) return undefined
    throw error
  }
}
