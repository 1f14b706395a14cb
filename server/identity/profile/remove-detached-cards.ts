/** Deletes unused cards at the payment service. */
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { processEachItem } from '../../platform/one-by-one.ts'
import { newId } from '../../platform/ids.ts'

/**
 * Notes cards for the job that asks the service; done once `tx` has committed, however often that takes.
 * @param withPayer true when the service shall forget whose they were, too
 */
export async function queueCardRemoval(
  tx: Tx,
  { jobs, payments }: Pick<Deps, 'jobs' | 'payments'>,
  tokens: readonly string[],
  { withPayer, now }: { withPayer: boolean; now: Date },
): Promise<void> {
  // What is no card at a service stands for nothing there.
  const known = [...new Set(tokens)].filter((token) => token.includes('.'))
  if (known.length === 0 || !['stripe', 'razorpay'].includes(payments.provider)) return
  await tx
    .insertInto('cards_to_forget')
    .values(
      known.map((token) => ({ id: newId(now), token, with_payer: withPayer, created_at: now })),
    )
    .execute()
  await jobs.enqueue(tx, 'forget-cards', null)
}

/** Whether something of the person still charges a card: another saved one, a membership, a payment. */
export async function isCardInUse(tx: Tx, token: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from cards where token = ${token})
      or exists (select from subscriptions where card_token = ${token}
        and status in ('starting', 'active', 'cancelled'))
      or exists (select from order_payments where card_token = ${token} and status = 'pending')
      as used`.execute(tx)
  return rows[0]!.used
}

/** @throws Error when one could not be forgotten yet, after trying all; it is tried again later */
export async function removeDetachedCards({
  db,
  payments,
  log,
}: Pick<Deps, 'db' | 'payments' | 'log'>) {
  const cards = await db
    .selectFrom('cards_to_forget')
    .selectAll()
    .orderBy('id')
    .limit(100)
    .execute()
  await processEachItem(
    cards,
    async ({ id, token, with_payer }) => {
      await payments.forgetCard({ token, withPayer: with_payer })
      await db.deleteFrom('cards_to_forget').where('id', '=', id).execute()
    },
    ({ id }, error) =>
      log.warn({ err: error, id }, 'the payment service still keeps a card that was deleted'),
  )
}
