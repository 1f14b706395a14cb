/** A person's points and vouchers: exported; after erasure they stay with the orders, without a name. */
import { jsonExportFile, type PersonalData, lockRowsOfUser } from '../../platform/personal-data.ts'

export const loyaltyData: PersonalData = {
  tables: ['loyalty_accounts', 'loyalty_entries', 'vouchers', 'referral_codes', 'referrals'],
  async *collect({ db }, { id }) {
    yield* jsonExportFile(
      'loyalty-points.json',
      db
        .selectFrom('loyalty_entries')
        .select(['id', 'points', 'reason', 'created_at as at'])
        .where('user_id', '=', id)
        .orderBy('id')
        .execute(),
    )
    yield* jsonExportFile(
      'loyalty-vouchers.json',
      db
        .selectFrom('vouchers')
        .select(['id', 'reward', 'status', 'order_id as orderId', 'created_at as at'])
        .where('user_id', '=', id)
        .orderBy('id')
        .execute(),
    )
    yield* jsonExportFile(
      'referral-code.json',
      db.selectFrom('referral_codes').select('code').where('user_id', '=', id).execute(),
    )
  },
  lock: (tx, { id }) => lockRowsOfUser(tx, 'vouchers', id),
  async erase(tx, _, { id }) {
    await tx
      .updateTable('vouchers')
      .set({ idempotency_key: null })
      .where('user_id', '=', id)
      .execute()
    await tx
      .updateTable('referrals')
      .set({ referrer_id: null })
      .where('referrer_id', '=', id)
      .execute()
    await tx.deleteFrom('referrals').where('user_id', '=', id).execute()
    await tx.deleteFrom('referral_codes').where('user_id', '=', id).execute()
  },
}
