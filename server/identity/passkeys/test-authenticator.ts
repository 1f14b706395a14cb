/** A test authenticator: makes passkeys (ES256, no attestation) and answers as a browser would. */
import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

interface Device {
  /** What the browser says it is on. */
  origin: string
  host: string
  /** Whether the person has shown a finger, a face or a PIN. */
  verified: boolean
}

interface Options {
  challenge: string
  user?: { id: string }
}

const AT_HOME: Device = { origin: 'http://localhost:3000', host: 'localhost', verified: true }
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

/** Short CBOR text and bytes: a head of the kind and the length, then what it holds. */
function cbor(kind: 2 | 3, data: Buffer): Buffer {
  const head = kind << 5
  if (data.length < 24) return Buffer.concat([Buffer.from([head | data.length]), data])
  if (data.length < 256) return Buffer.concat([Buffer.from([head | 24, data.length]), data])
  const length = Buffer.from([head | 25, data.length >> 8, data.length & 255])
  return Buffer.concat([length, data])
}
const text = (value: string) => cbor(3, Buffer.from(value))

function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' })
  const point = (value: string | undefined) => cbor(2, Buffer.from(value!, 'base64url'))
  const ES256_P256 = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21])
  return Buffer.concat([ES256_P256, point(x), Buffer.from([0x22]), point(y)])
}

export function newPasskey(credentialId = randomBytes(16)) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = base64url(credentialId)
  let used = 0
  let userHandle: string | undefined

  const clientData = (type: string, { challenge }: Options, { origin }: Device) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = ({ host, verified }: Device, more = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(used)
    const flags = PRESENT | (verified ? VERIFIED : 0) | (more.length > 0 ? WITH_KEY : 0)
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, more])
  }
  const answer = <R>(response: R) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })

  return {
    /** What `navigator.credentials.create` gives for some options. */
    made(options: Options, device: Partial<Device> = {}) {
      const on = { ...AT_HOME, ...device }
      userHandle = options.user?.id
      const idLength = Buffer.from([0, credentialId.length])
      const key = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey(publicKey)])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options, on)),
        attestationObject: base64url(
          Buffer.concat([
            Buffer.from([0xa3]),
            text('fmt'),
            text('none'),
            text('attStmt'),
            Buffer.from([0xa0]),
            text('authData'),
            cbor(2, authData(on, key)),
          ]),
        ),
      })
    },
    /** What `navigator.credentials.get` gives for some options. */
    signed(options: Options, device: Partial<Device> = {}) {
      const on = { ...AT_HOME, ...device }
      used += 1
      const client = clientData('webauthn.get', options, on)
      const data = authData(on)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        ...(userHandle && { userHandle }),
      })
    },
  }
}
