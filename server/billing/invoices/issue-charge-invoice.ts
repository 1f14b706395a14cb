/** Issues the invoice of a paid Laundry Club charge, once. */
import { invoiceOf } from '#domain/invoices/invoice.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { issueInvoice } from './issue-invoice.ts'
import { sacOfLine, sellerFromRow } from './seller.ts'
import { findChargeToInvoice } from './store.ts'

/** The charge must be locked by `tx`, and paid. */
export async function issueChargeInvoice(
  tx: Tx,
  { wordsFor }: Pick<Deps, 'wordsFor'>,
  chargeId: string,
  at: Date,
): Promise<void> {
  const charge = await findChargeToInvoice(tx, chargeId)
  if (!charge) return
  const { invoices, dates, language } = wordsFor(charge)
  const words = invoices.issued
  const day = (at: Date) => dates.day(at, charge.time_zone)
  const plan = words.club({ plan: charge.plan_name })
  const [from, until] = [day(charge.period_starts_at), day(charge.period_ends_at)]
  const content = invoiceOf({
    ...sellerFromRow(charge),
    language,
    customer: {
      name: charge.name,
      address: [charge.billing_address, `${charge.billing_city} ${charge.billing_zip_code}`]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', '),
      phone: charge.phone,
      email: charge.email,
      gstin: charge.customer_gstin,
    },
    subject: plan,
    issuedOn: day(at),
    facts: [
      { name: words.from, value: from },
      { name: words.until, value: until },
    ],
    lines: [
      {
        name: plan,
        detail: words.period({ from, until }),
        // What a plan covers is washing.
        ...sacOfLine(charge, 'wash-fold'),
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
