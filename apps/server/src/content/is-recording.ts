import { ContentMissing, type ContentReader } from '@pulli/web/site-context.ts'

const COLLECTIONS = ['audios', 'videos']

/** Returns whether a published audio or video has this id; undefined where a read failed. */
export function isRecording(content: Pick<ContentReader, 'read'>) {
  return async (documentId: string): Promise<boolean | undefined> => {
    const found = await Promise.all(
      COLLECTIONS.map((type) => isThere(`/api/${type}/${documentId}?populate=*`)),
    )
    return found.includes(true) ? true : found.includes(undefined) ? undefined : false
  }

  async function isThere(path: string): Promise<boolean | undefined> {
    try {
      await content.read(path)
      return true
    } catch (error) {
      return error instanceof ContentMissing ? false : undefined
    }
  }
}
