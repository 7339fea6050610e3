const farthestFromZero = (one: number, other: number) => (Math.abs(one) > Math.abs(other) ? one : other)

/** Gauges that are the same on each server, or of which the worst counts. All others are added up. */
export const WORST: Readonly<Record<string, (one: number, other: number) => number>> = {
  pulli_build_info: Math.max,
  pulli_jobs: Math.max,
  pulli_job_wait_seconds: Math.max,
  pulli_oldest_unmailed_seconds: Math.max,
  pulli_oldest_unanswered_request_seconds: Math.max,
  pulli_oldest_uncopied_erasure_seconds: Math.max,
  pulli_last_backup_seconds: Math.max,
  pulli_last_archived_seconds: Math.max,
  pulli_last_backup_drill_seconds: Math.max,
  pulli_codes_late: Math.max,
  pulli_overloaded: Math.max,
  pulli_event_loop_delay_seconds: Math.max,
  pulli_clock_skew_seconds: farthestFromZero,
  pulli_reference_clock_skew_seconds: farthestFromZero,
  pulli_database_reachable: Math.min,
  pulli_content_reachable: Math.min,
  pulli_neighbour_reachable: Math.min,
  pulli_disk_free_bytes: Math.min,
  process_start_time_seconds: Math.max,
}

/** Of prom-client's own: no sum of these means anything. */
const OF_A_RUNTIME = /^nodejs_(?:eventloop_lag|version_info)/

const SAMPLE = /^(([\w:]+)(?:\{.*\})?) (\S+)$/

/** Merges the metrics of a cluster's servers into one text: totals, and the worst of what cannot be added. */
export function mergeMetrics(texts: readonly string[]): string {
  /** By the line's beginning, in the order in which they came: a comment is its own key. */
  const merged = new Map<string, number | undefined>()
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const [, sample, name = '', written] = SAMPLE.exec(line) ?? []
    if (sample === undefined || line.startsWith('#')) {
      if (line !== '') merged.set(line, undefined)
      continue
    }
    const before = merged.get(sample)
    const value = Number(written)
    merged.set(sample, before === undefined ? value : combine(name, before, value))
  }
  return `${inGroups(merged).join('\n')}\n`
}

function combine(name: string, one: number, other: number): number {
  if (OF_A_RUNTIME.test(name)) return Math.max(one, other)
  return WORST[name]?.(one, other) ?? one + other
}

/** The samples of a metric are grouped below its comments, also those that only a later server has. */
function inGroups(merged: ReadonlyMap<string, number | undefined>): string[] {
  const groups = new Map<string, string[]>()
  const families: string[] = []
  for (const [line, value] of merged) {
    const comment = /^# (?:HELP|TYPE) (\S+)/.exec(line)?.[1]
    if (comment !== undefined && !groups.has(comment)) families.push(comment)
    const name = comment ?? familyOf(line.split(/[{ ]/)[0] ?? '', families)
    const group = groups.get(name) ?? []
    groups.set(name, [...group, value === undefined ? line : `${line} ${value}`])
  }
  return [...groups.values()].flat()
}

/** A histogram's or summary's samples have the name of the metric and a suffix. */
function familyOf(name: string, families: readonly string[]): string {
  const family = name.replace(/_(?:bucket|sum|count)$/, '')
  return families.includes(name) || !families.includes(family) ? name : family
}
