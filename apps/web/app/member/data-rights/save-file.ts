import { type Outcome, readAnswer } from '#api/call-api.ts'

/** A browser may still be reading the object URL after the click. */
const REVOKE_AFTER_MS = 60_000

/** Reads an answer that is a file, named by the server, or the envelope of a refusal. */
export async function readFile(response: Response): Promise<Outcome<File>> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  if (name === undefined) return readAnswer(response)
  const type = response.headers.get('content-type') ?? ''
  const data = new File([await response.blob()], name, { type })
  return { kind: 'done', data, message: '' }
}

/** Saves a file to the browser's downloads. */
export function saveFile(file: File) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
