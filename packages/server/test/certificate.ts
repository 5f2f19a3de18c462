import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate that has signed itself, with its key, both as PEM. */
export interface Certificate {
  readonly certificate: string
  readonly key: string
}

/** Bytes with their tag and length, as DER writes them. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const SEQUENCE = 0x30
const oid = (...bytes: readonly number[]): Buffer => der(0x06, Buffer.from(bytes))
const ECDSA_WITH_SHA256 = der(SEQUENCE, oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
const COMMON_NAME = oid(0x55, 0x04, 0x03)
const SUBJECT_ALT_NAME = oid(0x55, 0x1d, 0x11)

const pem = (what: string, bytes: Uint8Array): string =>
  `-----BEGIN ${what}-----\n${Buffer.from(bytes).toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${what}-----\n`

/** Makes a certificate for an IPv4 address, which has signed itself. */
export function selfSigned(address: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from('a test of Fray')))))
  const time = (year: number): Buffer => der(0x17, Buffer.from(`${year % 100}0101000000Z`))
  const ip = der(SEQUENCE, der(0x87, Buffer.from(address.split('.').map(Number))))
  const body = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, time(2020), time(2049)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, SUBJECT_ALT_NAME, der(0x04, ip)))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  return {
    certificate: pem('CERTIFICATE', der(SEQUENCE, body, ECDSA_WITH_SHA256, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}
