/** Keeps a blocked customer from what they may not do. */
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { findBlock } from './store.ts'

/**
 * To be asked before an order, a subscription or a ticket is stored. Sessions stay, and so does
 * everything else: a blocked customer sees their orders, gets what is under way, and can write to us.
 * @throws AppError `customer_blocked`, which says why and how to reach the laundry
 */
export async function refuseBlocked(
  { db, offer }: Pick<Deps, 'db' | 'offer'>,
  userId: string,
): Promise<void> {
  const block = await findBlock(db, userId)
  if (!block) return
  throw new AppError('customer_blocked', blockedWords(block.reason, await offer.current()))
}

/** @param laundry how it is reached; what it has not is left out */
export function blockedWords(
  reason: string,
  { phone, email }: { phone: string; email: string },
): string {
  const ways = [phone && `call ${phone}`, email && `write to ${email}`].filter(Boolean)
  const how = ways.length > 0 ? ways.join(' or ') : 'write to us on the contact page'
  return `Your account is blocked, so you can’t order now. Reason: ${reason.replace(/[.\s]+$/, '')}. To sort it out, please ${how}.`
}
