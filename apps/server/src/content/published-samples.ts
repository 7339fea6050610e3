import { SampleEntries, type SampleEntry } from '@pulli/contracts/sample.ts'
import { keptFor } from '#metrics/kept-for.ts'

/** Editors who confirm a value see it gone on the desk within this time. */
const KEEP_MILLISECONDS = 15_000

/** Reads the published values that no editor has confirmed, which only the content service knows. */
export function publishedSamples(options: {
  contentUrl: string
  secret: string
  withinMilliseconds?: number
}): () => Promise<SampleEntry[]> {
  return keptFor(KEEP_MILLISECONDS, async () => {
    const response = await fetch(`${options.contentUrl}/api/samples`, {
      headers: { authorization: `Bearer ${options.secret}` },
      redirect: 'error',
      signal: AbortSignal.timeout(options.withinMilliseconds ?? 5_000),
    })
    if (!response.ok) throw new Error(`the content service answered ${response.status} for the samples`)
    return SampleEntries.parse(await response.json()).data
  })
}
