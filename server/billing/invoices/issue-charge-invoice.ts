/** Issues the invoice of a paid Laundry Club charge, once. */
import { invoiceOf } from '#domain/invoice.ts'
import type { Tx } from '../../database/transaction.ts'
import { issueInvoice } from './issue-invoice.ts'
import { dayIn, sellerOf } from './seller.ts'
import { findChargeToInvoice } from './store.ts'

/** The charge must be locked by `tx`, and paid. */
export async function issueChargeInvoice(tx: Tx, chargeId: string, at: Date): Promise<void> {
  const charge = await findChargeToInvoice(tx, chargeId)
  if (!charge) return
  const day = dayIn(charge.time_zone)
  const content = invoiceOf({
    ...sellerOf(charge),
    customer: {
      name: charge.name,
      address: [charge.billing_address, `${charge.billing_city} ${charge.billing_zip_code}`]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', '),
      phone: charge.phone,
      email: charge.email,
    },
    subject: `Laundry Club, ${charge.plan_name}`,
    issuedOn: day(at),
    facts: [
      { name: 'From', value: day(charge.period_starts_at) },
      { name: 'Until', value: day(charge.period_ends_at) },
    ],
    lines: [
      {
        name: `Laundry Club, ${charge.plan_name}`,
        detail: `${day(charge.period_starts_at)} to ${day(charge.period_ends_at)}`,
        quantity: 1,
        unit: 'month',
        // A month at half price is shown beside the plan's own.
        listPricePaise: Math.max(charge.terms.pricePaise, charge.amount_paise),
        unitPricePaise: charge.amount_paise,
        amountPaise: charge.amount_paise,
        coveredQuantity: 0,
        coveredPaise: 0,
      },
    ],
    trackingPath: null,
    discounts: [],
    expressFeePaise: 0,
  })
  const what = { orderId: null, chargeId: charge.id, userId: charge.user_id }
  await issueInvoice(tx, what, content, at, charge.time_zone)
}
