/** The signed link of an offer: it stops offers to one person, and does nothing else. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretLink } from '#domain/base/secret-links.ts'
import type { MessagePart } from '../../database/own-types.ts'
import type { Config } from '../../platform/config/config.ts'

type Secret = Pick<Config, 'authSecret'>

/** The person's id in 22 letters, and a signature in 16, for text messages are paid by the letter. */
const KEY = /^([\w-]{22})([\w-]{16})$/
const SIGNATURE_BYTES = 12

interface Offer {
  user_id: string | null
  parts: readonly MessagePart[]
}

/** A message that sells. It leaves alone, so its first part is all of it. */
export function isOffer({ parts }: Pick<Offer, 'parts'>): boolean {
  return parts[0]?.kind === 'promo.offered'
}

/** The page on which its reader uses an offer or stops offers; null for a message that is no offer. */
export function offerPage({ user_id: userId, parts }: Offer, config: Secret): string | null {
  const [part] = parts
  if (part?.kind !== 'promo.offered' || userId === null) return null
  const { code } = part.params as { code: string }
  return secretLink(`/offer?code=${code}`, 'key', stopKey(userId, config))
}

/** Where an offer by mail is stopped; `oneClick` has its key in the address, for mail programs send nothing behind a #. */
export interface StopLinks {
  page: string
  oneClick: string
}

/** @returns null for a message that is no offer */
export function stopLinks(
  { user_id: userId, parts }: Offer,
  { authSecret, baseUrl }: Pick<Config, 'authSecret' | 'baseUrl'>,
): StopLinks | null {
  if (!isOffer({ parts }) || userId === null) return null
  const key = stopKey(userId, { authSecret })
  return {
    page: `${baseUrl}${secretLink('/offer', 'key', key)}`,
    oneClick: `${baseUrl}/offer?key=${key}`,
  }
}

export function stopKey(userId: string, config: Secret): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return id.toString('base64url') + signature(id, config).toString('base64url')
}

/** @returns the id of the person; null for a key that isn't signed by this laundry */
export function userOfStopKey(key: string, config: Secret): string | null {
  const [, id, signed] = KEY.exec(key) ?? []
  if (id === undefined || signed === undefined) return null
  const bytes = Buffer.from(id, 'base64url')
  if (!timingSafeEqual(signature(bytes, config), Buffer.from(signed, 'base64url'))) return null
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signature(id: Buffer, { authSecret }: Secret): Buffer {
  const signer = createHmac('sha256', authSecret).update('stop offers ').update(id)
  return signer.digest().subarray(0, SIGNATURE_BYTES)
}
