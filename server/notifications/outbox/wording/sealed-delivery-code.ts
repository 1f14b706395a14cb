/** Delivery codes in messages: stored encrypted, so that staff read none, and opened as a message leaves. */
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../database/transaction.ts'
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

/** The code, encrypted, that counts for a customer's order on its way; null where none does. */
export type FindCodeThatCounts = (
  db: Db,
  order: { number: string; userId: string },
) => Promise<string | null>

/** The parts of a message as its recipient reads them: with the code that counts as it leaves, or with none. */
export function openSealedParts(
  { db, config }: { db: Db; config: Secret },
  { user_id: userId, parts }: { user_id: string | null; parts: readonly MessagePart[] },
  findCode: FindCodeThatCounts,
): Promise<MessagePart[]> {
  return Promise.all(
    parts.map(async (part) => {
      if (sealedCodeIn(part.params) === undefined) return part
      const { sealedDeliveryCode: _, ...params } = part.params as CodeParams
      const sealed = await findCodeOf(db, { user_id: userId, parts: [part] }, findCode)
      const code = sealed && userId && openDeliveryCode(sealed, userId, config)
      if (!code) return { ...part, params }
      return { ...part, params: { ...params, sealedDeliveryCode: sealed, deliveryCode: code } }
    }),
  )
}

/** The code that counts now for the order of a message that has one; null where none does. */
export async function findCodeOf(
  db: Db,
  { user_id: userId, parts }: { user_id: string | null; parts: readonly MessagePart[] },
  findCode: FindCodeThatCounts,
): Promise<string | null> {
  const part = parts.find(({ params }) => sealedCodeIn(params) !== undefined)
  if (!part || userId === null) return null
  return findCode(db, { number: (part.params as CodeParams).number, userId })
}

type CodeParams = { number: string; sealedDeliveryCode?: string }

function sealedCodeIn(params: object): string | undefined {
  return (params as { sealedDeliveryCode?: string }).sealedDeliveryCode
}

function ownerOfCode(userId: string): string {
  return `delivery-code:${userId}`
}
