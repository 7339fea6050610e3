import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { callApi, type Outcome } from '#api/call-api.ts'
import type { Library } from './library.ts'

/** Loads the library. It is the same for everyone, so the call carries no token. */
export const loadLibrary = () => callApi<Library>(addresses.memberLibrary, { read: readLibrary })

/** It comes without an envelope (`library-route.ts`). */
async function readLibrary(response: Response): Promise<Outcome<Library>> {
  if (response.ok) return { kind: 'done', data: await response.json(), message: '' }
  const { status } = response
  return { kind: 'refused', status, code: 'unreadable', message: m.library_not_read_text(), fields: {} }
}
