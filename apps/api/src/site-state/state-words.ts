import type { NeighbourName } from '@pulli/data/neighbour/neighbour.ts'
import { m } from '@pulli/messages/messages.js'
import type { MachineState } from './site-facts.ts'

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 24 * HOUR_SECONDS

/** `45 minutes`, `5 hours`, `12 days`. */
export function ageWords(seconds: number): string {
  if (seconds < 2 * HOUR_SECONDS) return m.state_age_minutes({ count: Math.floor(seconds / 60) })
  if (seconds < 2 * DAY_SECONDS) return m.state_age_hours({ count: Math.floor(seconds / HOUR_SECONDS) })
  return m.state_age_days({ count: Math.floor(seconds / DAY_SECONDS) })
}

/** `3.4 GB`, as disks are sold. */
export const sizeWords = (bytes: number) => m.state_size({ gigabytes: (bytes / 1e9).toFixed(1) })

export const FOLDER_WORDS: Readonly<Record<MachineState['disks'][number]['folder'], () => string>> = {
  data: m.state_folder_data,
  logs: m.state_folder_logs,
  keys: m.state_folder_keys,
}

export const PART_WORDS: Readonly<Record<NeighbourName, () => string>> = {
  keys: m.state_part_keys,
  uploads: m.state_part_uploads,
  'backup target': m.state_part_backup_target,
  mail: m.state_part_mail,
  sms: m.state_part_sms,
  content: m.state_part_content,
  time: m.state_part_time,
}
