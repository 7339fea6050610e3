import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

type Asked = { challenge: string }
type Answering = {
  origin?: string
  /** Whether its owner unlocked it. */
  isUnlocked?: boolean
}

/** An authenticator with one passkey, in software: what a device answers, byte by byte (WebAuthn, section 6). */
export function testAuthenticator(own = 'http://localhost') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(16)
  const id = credential.toString('base64url')
  let counter = 0

  const clientData = (type: string, { challenge }: Asked, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (isUnlocked: boolean, credentialData = Buffer.alloc(0)) => {
    counter += 1
    const head = Buffer.alloc(5)
    head[0] = PRESENT | (isUnlocked ? VERIFIED : 0) | (credentialData.length > 0 ? HAS_CREDENTIAL : 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(Buffer.from(new URL(own).hostname)), head, credentialData])
  }

  const answerOf = (response: Record<string, string>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** Makes its passkey. */
    register(options: Asked, { origin = own, isUnlocked = true }: Answering = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.from([0, credential.length])
      const data = authenticatorData(isUnlocked, Buffer.concat([Buffer.alloc(16), length, credential, key]))
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return answerOf({
        clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      })
    },

    /** Signs in with its passkey. */
    answer(options: Asked, { origin = own, isUnlocked = true }: Answering = {}) {
      const data = authenticatorData(isUnlocked)
      const client = clientData('webauthn.get', options, origin)
      return answerOf({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      })
    },
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
