/** One metric in the text form that Prometheus reads. A sample without a value that is a number is left out. */
export interface Metric {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'summary'
  readonly help: string
  readonly samples: readonly Sample[]
}

export interface Sample {
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
  /** `_sum` or `_count` of a summary. */
  readonly suffix?: string
}

/** Writes metrics, one line a sample. */
export function metricLines(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, type, help, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples
      .filter(({ value }) => Number.isFinite(value))
      .map(({ value, labels = {}, suffix = '' }) => `${name}${suffix}${labelled(labels)} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

function labelled(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
