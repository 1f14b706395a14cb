// @both-engines
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminStats } from '#contract/audit/activity.ts'
import { refundCharge } from '#contract/payments/payments.ts'
import { subscriptionCharges } from '#contract/club/subscriptions.ts'
import { newId } from '../../platform/ids.ts'
import { addMember, installRecordingPayments, type RecordingPayments } from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { processDueSubscriptions } from './process-due-subscriptions.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let payments: RecordingPayments
beforeAll(async () => {
  payments = installRecordingPayments(product.deps)
})

async function firstCharge(): Promise<{ asha: SignedIn; id: string }> {
  const asha = await product.person()
  const { _id } = await addMember(asha, { planId: 'premium' })
  const { body } = await asha.call(subscriptionCharges, { params: { id: _id } })
  return { asha, id: body[0]!._id }
}

async function accounts() {
  const { rows } = await sql<{ account: string; paise: number }>`
    select account, sum(amount_paise) as paise from ledger_entries group by account order by account`.execute(
    product.db,
  )
  return Object.fromEntries(rows.map((row) => [row.account, row.paise]))
}

describe('a refund', () => {
  it('can be made in parts, and never exceeds the charge', async () => {
    const before = (await accounts()).gateway ?? 0
    const { id } = await firstCharge()
    const refund = (amount?: number) =>
      staff.call(refundCharge, { params: { id }, body: { amount, reason: 'A stain stayed.' } })
    expect((await refund(15.5)).body).toMatchObject({ amount: 40, refunded: 15.5 })
    expect((await refund(24.51)).code).toBe('not_refundable')
    expect((await refund(0.001)).status).toBe(422)
    expect((await refund()).body.refunded).toBe(40)
    expect((await refund()).code).toBe('not_refundable')
    const after = await accounts()
    expect(after.gateway! - before).toBe(0)
    expect(after.gateway! + after.club_sales!).toBe(0)
  })

  it('refunds once when requested twice at once', async () => {
    const { id } = await firstCharge()
    const before = payments.refunded.size
    const replies = await Promise.all(
      [1, 2, 3].map(() => staff.call(refundCharge, { params: { id }, body: { reason: 'Sorry.' } })),
    )
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(payments.refunded.size - before).toBe(1)
  })

  it('is requested again when its result is lost, and made once', async () => {
    const { id } = await firstCharge()
    const before = payments.refunded.size
    payments.mood = 'lost'
    const unclear = await staff.call(refundCharge, { params: { id }, body: { reason: 'Sorry.' } })
    expect(unclear.code).toBe('payment_unavailable')
    payments.mood = 'works'
    product.clock.set(new Date(product.clock.read().getTime() + 600_000).toISOString())
    await processDueSubscriptions(product.deps)
    await processDueSubscriptions(product.deps)
    expect(payments.refunded.size - before).toBe(1)
    const refunds = await product.db
      .selectFrom('refunds')
      .select(['status', 'amount_paise'])
      .where('charge_id', '=', id)
      .execute()
    expect(refunds).toEqual([{ status: 'succeeded', amount_paise: 4000 }])
  })

  it('allows only staff to refund', async () => {
    const { asha, id } = await firstCharge()
    const refused = await asha.call(refundCharge, { params: { id }, body: { reason: 'Please.' } })
    expect(refused.status).toBe(403)
  })
})

describe('the ledger', () => {
  it('matches the charges and staff’s revenue', async () => {
    await firstCharge()
    const { rows } = await sql<{ paise: number }>`
      select sum(amount_paise - refunded_paise) as paise from charges where status = 'succeeded'`.execute(
      product.db,
    )
    expect((await accounts()).gateway).toBe(rows[0]?.paise)
    const { body } = await staff.call(adminStats, {})
    expect(body.totalRevenue).toBe(rows[0]!.paise / 100)
  })

  it('refuses entries that do not balance', async () => {
    const { id } = await firstCharge()
    const write = (amounts: number[]) =>
      product.db.transaction().execute(async (tx) => {
        const transaction = { id: newId(new Date()), charge_id: id, refund_id: newId(new Date()) }
        await tx
          .insertInto('refunds')
          .values({
            id: transaction.refund_id,
            charge_id: id,
            amount_paise: 1,
            reason: '',
            status: 'pending',
            reference: null,
            created_at: new Date(),
            settled_at: null,
          })
          .execute()
        await tx
          .insertInto('ledger_transactions')
          .values({ ...transaction, at: new Date() })
          .execute()
        for (const amount_paise of amounts)
          await tx
            .insertInto('ledger_entries')
            .values({ transaction_id: transaction.id, account: 'gateway', amount_paise })
            .execute()
      })
    await expect(write([500, -499])).rejects.toThrow('does not balance')
    await expect(write([])).rejects.toThrow('does not balance')
    await expect(write([500, -500])).resolves.toBeUndefined()
  })

  it('refuses changes', async () => {
    await expect(
      product.db.updateTable('ledger_entries').set({ amount_paise: 1 }).execute(),
    ).rejects.toThrow('append-only')
    await expect(product.db.deleteFrom('ledger_entries').execute()).rejects.toThrow('append-only')
  })
})
