// Effects of a status change, as sentences: notifications, and money that moves or stays due.
import type { StatusPreview } from '#contract/orders/order-list.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { rupeesText } from '#web/lib/rupees.ts'

/** One sentence for each thing that follows; nothing for what doesn't. */
export function WhatFollows({ status, preview }: { status: OrderStatus; preview: StatusPreview }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {sentencesOf(status, preview).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** @param preview as the server worked it out a moment ago */
export function sentencesOf(status: OrderStatus, preview: StatusPreview): string[] {
  const { orders, unchanged, customers, waitSeconds, points, earned } = preview
  const { unpacked, unpaid, charged, toCards, byHand, noLongerDue, invoices, issued } = preview
  const { allowances, rewards, promoCodes, slots } = preview
  const isOne = orders === 1
  const of = (count: number) => (isOne ? 'The order' : `${count} of ${orders} orders`)
  const lines: (string | false)[] = [
    unpacked.orders > 0 && unpackedText(unpacked, orders),
    status === 'completed' &&
      unpaid.orders > 0 &&
      (isOne
        ? `${rupeesText(unpaid.amount)} is unpaid and stays due.`
        : `${unpaid.orders} of ${orders} orders ${unpaid.orders === 1 ? 'is' : 'are'} unpaid, ${rupeesText(unpaid.amount)} in all stays due.`),
    charged.orders > 0 &&
      `${rupeesText(charged.amount)} is charged to ${charged.orders === 1 ? 'a saved card' : `${charged.orders} saved cards`}.`,
    toCards.orders > 0 &&
      `${rupeesText(toCards.amount)} goes back to the ${toCards.orders === 1 ? 'card' : 'cards'} that paid.`,
    byHand.orders > 0 &&
      `${rupeesText(byHand.amount)} was paid in cash or by UPI and is to be given back.`,
    noLongerDue.orders > 0 && `${rupeesText(noLongerDue.amount)} needn’t be paid any more.`,
    allowances > 0 &&
      `${of(allowances)} ${allowances === 1 ? 'gives' : 'give'} back what ${allowances === 1 ? 'it' : 'they'} took of the Laundry Club.`,
    rewards > 0 &&
      `${rewards === 1 ? 'A reward is' : `${rewards} rewards are`} theirs to use again.`,
    promoCodes > 0 &&
      `${promoCodes === 1 ? 'The use of a promo code is' : `${promoCodes} uses of promo codes are`} given back.`,
    slots > 0 &&
      `${slots === 1 ? 'A place in a pickup slot is' : `${slots} places in pickup slots are`} free again.`,
    invoices.orders > 0 &&
      `${invoices.orders === 1 ? 'The invoice is' : `${invoices.orders} invoices are`} taken back with ${invoices.orders === 1 ? 'a credit note' : 'credit notes'} over ${rupeesText(invoices.amount)}.`,
    points > 0 && `${points} ${points === 1 ? 'point is' : 'points are'} taken back.`,
    issued.orders > 0 &&
      `${issued.orders === 1 ? 'An invoice is' : `${issued.orders} invoices are`} issued over ${rupeesText(issued.amount)}.`,
    earned > 0 && `${earned} ${earned === 1 ? 'point is' : 'points are'} earned.`,
    notifiedText(customers, orders, waitSeconds),
    unchanged > 0 &&
      `${unchanged === 1 ? 'One selected order has' : `${unchanged} selected orders have`} this status already and ${unchanged === 1 ? 'stays as it is' : 'stay as they are'}.`,
  ]
  return lines.filter((line) => line !== false)
}

/** @param of how many orders change */
export function unpackedText({ orders, units }: { orders: number; units: number }, of: number) {
  const pieces = units === 1 ? 'One bag or item' : `${units} bags and items`
  const arent = units === 1 ? 'isn’t' : 'aren’t'
  return of === 1
    ? `${pieces} of it ${arent} packed yet.`
    : `${orders} of ${of} orders ${orders === 1 ? 'isn’t' : 'aren’t'} all packed: ${pieces.toLowerCase()} ${units === 1 ? 'is' : 'are'} still here.`
}

function notifiedText(customers: number, orders: number, waitSeconds: number): string {
  const who = customers === 1 ? 'One customer' : `${customers} customers`
  const each = orders > customers ? ', of each order separately' : ''
  const sentence = `${who} will be notified${each}.`
  return waitSeconds === 0
    ? sentence
    : `${sentence} The messages leave after ${waitText(waitSeconds)}; until then you can undo this.`
}

function waitText(seconds: number): string {
  return seconds === 1 ? 'a second' : `${seconds} seconds`
}
