/** Delivery codes in messages: stored encrypted, so that staff read none, and opened as a message leaves. */
import type { Config } from '../../../platform/config/config.ts'
import { decryptFor, encryptFor } from '../../../platform/config/sealed.ts'
import type { MessagePart } from '../../../database/own-types.ts'

type Secret = Pick<Config, 'authSecret'>

export function sealDeliveryCode(code: string, userId: string, config: Secret): string {
  return encryptFor(code, ownerOfCode(userId), config)
}

/** @returns null where it was sealed for another customer, or with another secret of the server */
export function openDeliveryCode(sealed: string, userId: string, config: Secret): string | null {
  return decryptFor(sealed, ownerOfCode(userId), config)
}

export function hasSealedCode(parts: readonly MessagePart[]): boolean {
  return parts.some(({ params }) => sealedCodeIn(params) !== undefined)
}

/** The parts of a message as its recipient reads them. */
export function openSealedParts(
  { user_id: userId, parts }: { user_id: string | null; parts: readonly MessagePart[] },
  config: Secret,
): MessagePart[] {
  return parts.map((part) => {
    const sealed = sealedCodeIn(part.params)
    const code = sealed && userId ? openDeliveryCode(sealed, userId, config) : null
    return code === null ? part : { ...part, params: { ...part.params, deliveryCode: code } }
  })
}

function sealedCodeIn(params: object): string | undefined {
  return (params as { sealedDeliveryCode?: string }).sealedDeliveryCode
}

function ownerOfCode(userId: string): string {
  return `delivery-code:${userId}`
}
