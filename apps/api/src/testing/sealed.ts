import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption'
import type pg from 'pg'
import { sealFor } from '#sealed-erasure/seal-for.ts'

/** The pair of a holder of the key: what seals at the site, and what opens for the holder alone. */
export async function testHolder() {
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const open = async (sealed: Buffer) => JSON.parse(await decrypter.decrypt(sealed, 'text'))
  return {
    seal: sealFor(recipient),
    recipient,
    identity,
    open,
    /** The stored values of a database, decrypted. */
    async openAll(pool: pg.Pool) {
      const { rows } = await pool.query<{ sealed: Buffer }>('select sealed from sealed_erasures')
      return Promise.all(rows.map(({ sealed }) => open(sealed)))
    },
  }
}
