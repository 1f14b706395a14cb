/** The demo customer's Laundry Club subscription: in its second period, with kilograms left over from the first. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Insertable, Selectable } from 'kysely'
import { ALLOWANCE, coverLinesFromAllowance } from '#domain/club/allowance.ts'
import {
  subscriptionAfterPayment,
  lotExpiryOf,
  newSubscription,
  nextChargePaise,
  nextSubscriptionStep,
  type Subscription,
} from '#domain/club/club.ts'
import { sumPaise } from '#domain/base/money.ts'
import { FIRST_PLANS } from '#domain/club/plans.ts'
import { costPaise, subtractQuantity } from '#domain/base/quantity.ts'
import { newId } from '../../platform/ids.ts'
import type { AllowanceLotsTable, Tables } from '../../database/tables.ts'
import type { DemoOrder } from './demo-orders.ts'
import type { Person } from './demo-people.ts'

const MEMBER_FOR_DAYS = 42
const PLAN = FIRST_PLANS.find((plan) => plan.popular)!

export interface DemoClub {
  subscription: Insertable<Tables['subscriptions']>
  lots: Selectable<AllowanceLotsTable>[]
  uses: Insertable<Tables['allowance_uses']>[]
  charges: Insertable<Tables['charges']>[]
  ledgerTransactions: Insertable<Tables['ledger_transactions']>[]
  ledgerEntries: Insertable<Tables['ledger_entries']>[]
}

/**
 * Makes the subscription and covers the member's orders with it.
 * @param orders in the order of time; those of the member that the Club covers are changed
 */
export function demoClub(member: Person, orders: readonly DemoOrder[], now: Date): DemoClub {
  const startedAt = new Date(now.getTime() - MEMBER_FOR_DAYS * DAY_MS)
  const id = newId(startedAt)
  const input = { plan: PLAN, trialDays: 0, firstMonthDiscount: true }
  let subscription = newSubscription(input, startedAt)
  const club: Omit<DemoClub, 'subscription'> = {
    lots: [],
    uses: [],
    charges: [],
    ledgerTransactions: [],
    ledgerEntries: [],
  }
  const own = orders.filter(({ order }) => order.user_id === member.id)
  while (subscription.periodEndsAt <= now) {
    const amountPaise = nextChargePaise(subscription)
    subscription = subscriptionAfterPayment(subscription)
    pay(club, id, subscription, amountPaise)
    for (const order of own) cover(club, subscription, order)
  }
  return {
    ...club,
    subscription: {
      id,
      user_id: member.id,
      status: subscription.status,
      plan_id: PLAN.id,
      terms: JSON.stringify(subscription.terms),
      next_plan_id: null,
      first_month_discount: true,
      period: subscription.period,
      period_starts_at: subscription.periodStartsAt,
      period_ends_at: subscription.periodEndsAt,
      paused_at: null,
      paused_until: null,
      paused_period: null,
      failing_since: null,
      retry_at: null,
      reminded_period: null,
      card_token: 'tok_sim_ok',
      card_brand: 'Visa',
      card_last4: '4242',
      card_expiry_month: '11',
      card_expiry_year: String(now.getUTCFullYear() + 3),
      billing_address: 'Flat 302, Jacaranda Heights, 12th Main, Indiranagar',
      billing_city: 'Bengaluru',
      billing_zip_code: '560038',
      due_at: nextSubscriptionStep(subscription)!.at,
      started_at: startedAt,
      ended_at: null,
      idempotency_key: null,
    },
  }
}

/** What a paid charge leaves behind: itself, its entries in the ledger and the period's allowance. */
function pay(
  club: Omit<DemoClub, 'subscription'>,
  subscriptionId: string,
  { period, periodStartsAt, periodEndsAt }: Subscription,
  amountPaise: number,
): void {
  const chargeId = newId(periodStartsAt)
  const transactionId = newId(periodStartsAt)
  club.charges.push({
    id: chargeId,
    subscription_id: subscriptionId,
    period,
    plan_id: PLAN.id,
    plan_name: PLAN.name,
    period_starts_at: periodStartsAt,
    period_ends_at: periodEndsAt,
    amount_paise: amountPaise,
    status: 'succeeded',
    tries: 1,
    payer_present: period === 1,
    reference: `sim_${chargeId}-1`,
    failure_message: null,
    created_at: periodStartsAt,
    paid_at: periodStartsAt,
  })
  club.ledgerTransactions.push({
    id: transactionId,
    charge_id: chargeId,
    refund_id: null,
    at: periodStartsAt,
  })
  club.ledgerEntries.push(
    { transaction_id: transactionId, account: 'gateway', amount_paise: amountPaise },
    { transaction_id: transactionId, account: 'club_sales', amount_paise: -amountPaise },
  )
  club.lots.push({
    id: newId(periodStartsAt),
    subscription_id: subscriptionId,
    period,
    starts_at: periodStartsAt,
    ends_at: periodEndsAt,
    expires_at: lotExpiryOf(period, periodEndsAt),
    kilograms: PLAN.kilograms,
    kilograms_left: PLAN.kilograms,
    pickups: PLAN.pickups,
    pickups_left: PLAN.pickups,
    dry_clean_items: PLAN.dryCleanItems,
    dry_clean_items_left: PLAN.dryCleanItems,
  })
}

/** As when it was placed: an order of this period takes from the lots, and costs as much less. */
function cover(
  club: Omit<DemoClub, 'subscription'>,
  { periodStartsAt, periodEndsAt }: Subscription,
  { order, lines }: DemoOrder,
): void {
  const at = order.created_at
  if (order.status === 'cancelled' || at < periodStartsAt || at >= periodEndsAt) return
  const current = club.lots.at(-1)!
  const allowance = {
    pickupsLeft: current.pickups_left,
    dryCleanItemsLeft: current.dry_clean_items_left,
    lots: club.lots.map((lot) => ({
      id: lot.id,
      kilogramsLeft: lot.kilograms_left,
      expiresAt: lot.expires_at,
    })),
  }
  const wanted = lines.map((line) => ({
    service: line.service,
    quantity: line.quantity,
    unitPricePaise: line.unit_price_paise,
  }))
  const { quantities, use } = coverLinesFromAllowance(wanted, allowance, at)
  if (!use) return
  for (const lot of club.lots) {
    const kilograms = use.kilograms.find((taken) => taken.lotId === lot.id)?.kilograms ?? 0
    const pickups = lot === current ? 1 : 0
    const dryCleanItems = lot === current ? use.dryCleanItems : 0
    if (kilograms + pickups + dryCleanItems === 0) continue
    lot.kilograms_left = subtractQuantity(lot.kilograms_left, kilograms)
    lot.pickups_left -= pickups
    lot.dry_clean_items_left -= dryCleanItems
    club.uses.push({
      order_id: order.id,
      lot_id: lot.id,
      kilograms,
      pickups,
      dry_clean_items: dryCleanItems,
      taken_at: at,
      returned_at: null,
    })
  }
  for (const [index, line] of lines.entries()) {
    line.covered_quantity = quantities[index]!
    line.covered_paise = costPaise(line.unit_price_paise, quantities[index]!)
  }
  const paise = sumPaise(lines.map((line) => line.covered_paise ?? 0))
  order.covered_paise = paise
  order.total_paise -= paise
  order.adjustments = JSON.stringify([{ source: ALLOWANCE, label: 'Laundry Club', paise }])
}
