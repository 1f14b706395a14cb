/** What holds of money after every interleaving: each rupee is on one person, and each order’s sums agree. */
import { sumPaise } from '#domain/base/money.ts'
import { ACCOUNT_OF } from '../../../billing/payments/refund-order-amount.ts'
import type { Books, Invariant } from './books.ts'
import { RIDERS, type RiderName } from './plan.ts'
import type { World } from './world.ts'

const paise = (rupees: number) => Math.round(rupees * 100)

export const MONEY_INVARIANTS: Record<string, Invariant> = {
  'an order’s sums are those of its payments and refunds': (_, { orders, payments, refunds }) =>
    orders.flatMap(({ id, number, paid_paise: paid, refunded_paise: refunded }) => {
      const own = payments.filter(
        ({ order_id, status }) => order_id === id && status === 'succeeded',
      )
      const sums = [
        sumPaise(own.map(({ amount_paise }) => amount_paise)),
        sumPaise(own.map(({ refunded_paise }) => refunded_paise)),
        sumPaise(refundsOf(own, refunds)),
      ]
      // What an order has paid is its payments less its refunds.
      return sums[0] === paid + refunded && sums[1] === refunded && sums[2] === refunded
        ? []
        : [`${number} has ${paid} paid and ${refunded} refunded, its rows ${sums.join(', ')}`]
    }),

  'nothing more is given back than was paid': (_, { payments }) =>
    payments.flatMap(({ id, amount_paise: amount, refunded_paise: refunded }) =>
      refunded < 0 || refunded > amount ? [`${refunded} of ${amount} was given back of ${id}`] : [],
    ),

  'charged is paid less refunded, and what is due, on each page': (_, { details }) =>
    [...details.values()].flatMap(({ number, ...order }) => {
      const charged =
        paise(order.amountPaid) -
        paise(order.amountRefunded) +
        paise(order.amountDue) -
        paise(order.refundDue)
      return charged === paise(order.charged) && (order.amountDue === 0 || order.refundDue === 0)
        ? []
        : [`${number} costs ${order.charged}, its sums come to ${charged / 100}`]
    }),

  'goodwill is what was taken off an order': (_, { orders, goodwill }) =>
    orders.flatMap(({ id, number, goodwill_paise: stored }) => {
      const own = goodwill.filter(({ order_id }) => order_id === id)
      const given = sumPaise(own.map(({ amount_paise }) => amount_paise))
      return given > stored ? [`${number} has ${stored} of goodwill, its rows ${given}`] : []
    }),

  'invoices less credit notes are what a completed order costs': (
    _,
    { orders, invoices, creditNotes, details },
  ) =>
    orders.flatMap(({ id, number, status }) => {
      // Of an order that isn't completed any more, the invoice that was credited whole is no longer its own.
      const own = invoices.filter(({ order_id }) => order_id === id)
      const notes = creditNotes.filter((note) => own.some((each) => each.id === note.invoice_id))
      const sumOf = (documents: readonly { total_paise: number }[]) =>
        sumPaise(documents.map((each) => each.total_paise))
      const invoiced = sumOf(own) - sumOf(notes)
      const cost = status === 'completed' ? paise(details.get(id)!.charged) : 0
      return invoiced === cost ? [] : [`${number} is invoiced over ${invoiced}, and costs ${cost}`]
    }),

  'the ledger has what was kept of each order': (_, { orders, payments, ledger }) =>
    orders.flatMap(({ id, number }) =>
      (['cash', 'upi', 'card', 'account'] as const).flatMap((method) => {
        const account = ACCOUNT_OF[method]
        const own = payments.filter(
          (each) => each.order_id === id && each.method === method && each.status === 'succeeded',
        )
        const kept = sumPaise(own.map((each) => each.amount_paise - each.refunded_paise))
        const posted = sumPaise(
          ledger
            .filter((row) => row.order_id === id && row.account === account)
            .map((row) => row.paise),
        )
        return kept === posted
          ? []
          : [`${number} kept ${kept} by ${method}, the ledger has ${posted}`]
      }),
    ),

  'each cash payment is on one person, and none that was undone': (_, { payments, movements }) =>
    payments.flatMap(({ id, method, status, amount_paise: amount }) => {
      const own = movements.filter(
        ({ order_payment_id: of, order_refund_id: refund }) => of === id && refund === null,
      )
      const sum = sumPaise(own.map((each) => each.paise))
      const expected = method === 'cash' && status === 'succeeded' ? amount : 0
      const holders = new Set(own.map(({ person_id }) => person_id))
      return sum === expected && holders.size <= 1
        ? []
        : [`${id} (${method}, ${status}, ${amount}) is ${sum} on ${holders.size} people`]
    }),

  'each refund in cash went out of one hand': (_, { refunds, movements, payments }) =>
    refunds.flatMap(({ id, status, method, payment_id, amount_paise: amount }) => {
      const paidBy = payments.find((payment) => payment.id === payment_id)!.method
      const isCash = (method ?? paidBy) === 'cash' && status === 'succeeded'
      const own = movements.filter(({ order_refund_id: of }) => of === id)
      return sumPaise(own.map((each) => each.paise)) === (isCash ? -amount : 0) && own.length <= 1
        ? []
        : [`Refund ${id} of ${amount} (${status}) is ${own.length} movements`]
    }),

  'cash on a person is what they took less what they handed in': (world, books) =>
    RIDERS.flatMap((rider) => {
      const told = books.toldCash.get(rider)
      const held = heldBy(world, books, rider)
      return told === undefined || told === held
        ? []
        : [`${rider} has ${held}, and is told ${told}`]
    }),

  'cash that a rider said they took is booked on them, or waits': (
    world,
    { completions, late, payments },
  ) =>
    world.facts.flatMap(({ key, cash, answer, by, orderId }) => {
      if (cash?.method !== 'cash' || answer === 'refused') return []
      const stop = completions.find((each) => each.idempotency_key === key)
      const waiting = late.find((each) => each.idempotency_key === key)
      const payment = payments.find(({ id }) => id === stop?.payment_id)
      const isBooked =
        payment?.amount_paise === paise(cash.amount) &&
        payment.method === 'cash' &&
        payment.taken_by === world.people[by].id
      const isWaiting = !stop && waiting?.collected_paise === paise(cash.amount)
      return isBooked || isWaiting
        ? []
        : [`₹${cash.amount} that ${by} took for ${orderId} is in no book`]
    }),

  'UPI that a rider reported is booked, or waits for a decision': (
    { facts },
    { completions, late, misfits },
  ) =>
    facts.flatMap(({ key, cash, answer, orderId }) => {
      if (cash?.method !== 'upi' || answer === 'refused') return []
      const stop = completions.find((each) => each.idempotency_key === key)
      const isSaid = misfits.some(({ completion_id }) => completion_id === stop?.id)
      const isWaiting = !stop && late.some((each) => each.idempotency_key === key)
      return stop?.payment_id || isSaid || isWaiting
        ? []
        : [`₹${cash.amount} by UPI for ${orderId} is lost`]
    }),

  'money that doesn’t fit its order was said to the manager': (
    _,
    { completions, payments, misfits, orders },
  ) =>
    completions.flatMap(({ id, payment_id: paymentId, order_id }) => {
      const payment = payments.find((each) => each.id === paymentId)
      const misfit = misfits.find(({ completion_id }) => completion_id === id)
      const { number } = orders.find((each) => each.id === order_id)!
      const fits =
        misfit === undefined ||
        misfit.taken_paise === null ||
        misfit.taken_paise === payment?.amount_paise
      return payment === undefined || fits
        ? []
        : [`${number}: ${misfit.taken_paise} became ${payment.amount_paise}`]
    }),
}

/** What a person has on them by the books, in paise. */
function heldBy(world: World, { movements, handIns }: Books, rider: RiderName): number {
  const { id } = world.people[rider]
  const moved = movements.filter(({ person_id }) => person_id === id)
  const handedIn = handIns.filter(({ person_id }) => person_id === id)
  return (
    sumPaise(moved.map((each) => each.paise)) -
    sumPaise(handedIn.map((each) => each.expected_paise))
  )
}

function refundsOf(own: readonly { id: string }[], refunds: Books['refunds']): number[] {
  return refunds
    .filter(
      ({ payment_id, status }) => status !== 'failed' && own.some(({ id }) => id === payment_id),
    )
    .map(({ amount_paise }) => amount_paise)
}
