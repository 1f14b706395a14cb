/** A person's memberships: exported; after erasure, only the payments stay in the books. */
import { AppError, say } from '../../platform/app-error.ts'
import { jsonExportFile, type PersonalData, lockRowsOfUser } from '../../platform/personal-data.ts'
import { queueCardRemoval } from '../../identity/profile/remove-detached-cards.ts'

const LIVE = ['starting', 'active', 'cancelled'] as const

export const subscriptionData: PersonalData = {
  tables: ['subscriptions', 'refunds'],
  async *collect({ db }, { id }) {
    yield* jsonExportFile(
      'subscriptions.json',
      db
        .selectFrom('subscriptions')
        .select([
          'id',
          'plan_id as plan',
          'status',
          'started_at as startedAt',
          'ended_at as endedAt',
          'period_starts_at as periodStartsAt',
          'period_ends_at as periodEndsAt',
          'card_brand as cardBrand',
          'card_last4 as cardLast4',
          'card_expiry_month as cardExpiryMonth',
          'card_expiry_year as cardExpiryYear',
          'billing_address as billingAddress',
          'billing_city as billingCity',
          'billing_zip_code as billingZipCode',
        ])
        .where('user_id', '=', id)
        .orderBy('id')
        .execute(),
    )
    yield* jsonExportFile(
      'subscription-charges.json',
      db
        .selectFrom('charges')
        .innerJoin('subscriptions', 'subscriptions.id', 'charges.subscription_id')
        .select([
          'charges.id',
          'plan_name as plan',
          'charges.status',
          'amount_paise as amountPaise',
          'refunded_paise as refundedPaise',
          'charges.created_at as createdAt',
          'paid_at as paidAt',
        ])
        .where('user_id', '=', id)
        .orderBy('charges.id')
        .execute(),
    )
  },
  lock: (tx, { id }) => lockRowsOfUser(tx, 'subscriptions', id),
  async erase(tx, deps, { id, isAgain }, now) {
    const pending = await tx
      .selectFrom('subscriptions')
      .leftJoin('charges', 'charges.subscription_id', 'subscriptions.id')
      .select('subscriptions.id')
      .where('user_id', '=', id)
      .where((eb) =>
        eb.or([eb('subscriptions.status', '=', 'starting'), eb('charges.status', '=', 'pending')]),
      )
      .executeTakeFirst()
    if (pending && !isAgain) throw new AppError('payment_pending', say('memberPaymentUnderWay'))
    await tx
      .updateTable('subscriptions')
      .set({ status: 'expired', due_at: null, ended_at: now, paused_at: null, paused_until: null })
      .where('user_id', '=', id)
      .where('status', 'in', LIVE)
      .execute()
    const cards = await tx
      .selectFrom('subscriptions')
      .select('card_token')
      .where('user_id', '=', id)
      .execute()
    const tokens = cards.map((row) => row.card_token)
    await queueCardRemoval(tx, deps, tokens, { withPayer: true, now })
    await tx
      .updateTable('subscriptions')
      .set({
        card_token: 'erased',
        card_brand: '',
        card_last4: '0000',
        card_expiry_month: '01',
        card_expiry_year: '0000',
        billing_address: '',
        billing_city: '',
        billing_zip_code: '',
        idempotency_key: null,
      })
      .where('user_id', '=', id)
      .execute()
    await tx
      .updateTable('refunds')
      .set({ reason: '-' })
      .where('charge_id', 'in', (eb) =>
        eb
          .selectFrom('charges')
          .innerJoin('subscriptions', 'subscriptions.id', 'charges.subscription_id')
          .select('charges.id')
          .where('user_id', '=', id),
      )
      .execute()
  },
}
