import { type Outcome, readAnswer } from '#api/call-api.ts'

/** A browser may still be reading the file when the click is over. */
const FORGET_AFTER_MS = 60_000

/** Reads a call that answers with a file under the name that the server gives it; a refusal is the envelope. */
export async function readFile(response: Response): Promise<Outcome<File>> {
  if (response.headers.get('content-type') !== 'application/zip') return readAnswer(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const data = new File([await response.blob()], name ?? 'export.zip', { type: 'application/zip' })
  return { kind: 'done', data, message: '' }
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: File) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS)
}
