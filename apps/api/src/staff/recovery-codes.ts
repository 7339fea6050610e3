import { createHash, randomInt } from 'node:crypto'
import type { Tx } from '@pulli/data/schema.ts'
import { storeStaffRecoveryCodes } from '@pulli/data/staff/recovery-codes.ts'
import { drawRecoveryCode } from '@pulli/domain/account/recovery-code.ts'

const CODES = 10

/** Makes a set of recovery codes, in place of an earlier one. @returns the codes, which cannot be read again */
export async function makeStaffRecoveryCodes(
  tx: Tx,
  { staffId, now }: { staffId: string; now: Date },
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => drawRecoveryCode((max) => randomInt(max)))
  const codeHashes = codes.map((code) => staffRecoveryCodeHash(code.replaceAll('-', '')))
  await storeStaffRecoveryCodes(tx, { staffId, codeHashes, now })
  return codes
}

/** The stored hash of a recovery code. A hundred random bits need no key, so the hash survives a rotation. */
export function staffRecoveryCodeHash(signs: string): Buffer {
  return createHash('sha256').update(`staff recovery code ${signs}`).digest()
}
