import { ContentMissing } from '@pulli/web/site-context.ts'
import type { z } from 'zod'
import { type LoaderContext, readRecord } from '#content/read-content.ts'
import type { Article } from './article.ts'

/** An article, or why there is none (NC-39). */
export type Found =
  | { article: Article; absent?: never }
  | { article?: never; absent: keyof typeof ABSENT_STATUS }

const ABSENT_STATUS = { missing: 404, unavailable: 503 } as const

/** Reads one record and makes it ready to be shown; `status` is the answer's. */
export async function findArticle<Schema extends z.ZodType>(
  context: LoaderContext,
  schema: Schema,
  path: string,
  articleOf: (record: z.infer<Schema>) => Article,
): Promise<{ found: Found; status: number }> {
  const absent = (reason: keyof typeof ABSENT_STATUS) => ({
    found: { absent: reason },
    status: ABSENT_STATUS[reason],
  })
  try {
    const record = await readRecord(context, schema, path)
    return record ? { found: { article: articleOf(record) }, status: 200 } : absent('unavailable')
  } catch (error) {
    if (error instanceof ContentMissing) return absent('missing')
    throw error
  }
}
