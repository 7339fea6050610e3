import { type ContentList, parseList, parseRecord } from '@pulli/contracts/content-answers.ts'
import { ContentMissing, ContentUnavailable, type Site, siteContext } from '@pulli/web/site-context.ts'
import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { partialPage } from './partial-page.ts'

export type LoaderContext = Readonly<RouterContextProvider>

// The reader returns the same object until a publication, so each answer is parsed once.
const parsed = new WeakMap<object, unknown>()

function parseOnce<Value>(json: unknown, parse: () => Value): Value {
  if (typeof json !== 'object' || json === null) return parse()
  // Cached here for this answer; each path has one schema.
  if (parsed.has(json)) return parsed.get(json) as Value
  const value = parse()
  parsed.set(json, value)
  return value
}

/**
 * Reads a list of records. Invalid ones are logged and left out.
 * @throws {ContentUnavailable} without a usable answer
 */
export async function fetchList<Schema extends z.ZodType>(
  { content, log }: Pick<Site, 'content' | 'log'>,
  schema: Schema,
  path: string,
): Promise<ContentList<z.infer<Schema>>> {
  const json = await content.read(path)
  return parseOnce(json, () => {
    const list = usable(path, () => parseList(schema, json))
    for (const record of list.broken) log({ message: 'content record left out', path, ...record })
    return list
  })
}

/** Reads a list. Without an answer of the content service: undefined, logged, and the page is not cached. */
export async function readList<Schema extends z.ZodType>(
  context: LoaderContext,
  schema: Schema,
  path: string,
) {
  try {
    return await fetchList(context.get(siteContext), schema, path)
  } catch (error) {
    return doWithout(context, path, error)
  }
}

/**
 * Reads one record. Without an answer of the content service: undefined, logged, and the page is not cached.
 * @throws {ContentMissing} if it does not exist
 */
export async function readRecord<Schema extends z.ZodType>(
  context: LoaderContext,
  schema: Schema,
  path: string,
) {
  try {
    const json = await context.get(siteContext).content.read(path)
    return parseOnce(json, () => usable(path, () => parseRecord(schema, json)))
  } catch (error) {
    if (error instanceof ContentMissing) throw error
    return doWithout(context, path, error)
  }
}

function usable<Value>(path: string, parse: () => Value) {
  try {
    return parse()
  } catch (cause) {
    throw new ContentUnavailable(`The answer to ${path} has another form`, { cause })
  }
}

/** Marks the page as partial: logged, and not cached. */
export function doWithout(context: LoaderContext, path: string, error: unknown): undefined {
  const { log, traceId } = context.get(siteContext)
  context.set(partialPage, true)
  log({ message: 'content not read', requestId: traceId, path, error: String(error), cause: causeOf(error) })
}

function causeOf(error: unknown) {
  return error instanceof Error && error.cause ? String(error.cause) : undefined
}
