// Reasons why an order or some items can't be split off, and alternatives.
import type { SplitProblem, SplitRefusal } from '#domain/orders/splitting/split-order.ts'

export const splitRefusals = {
  splitOver: 'This order is over, so there is nothing left to deliver.',
  splitLeft: 'It has left for the customer. Set it back to “Ready” first if part of it stays here.',
  splitUncounted: 'It isn’t counted yet. Count its clothes first; then they can be split.',
  splitUnits:
    'Its bags and items are counted in, and their hand-overs are kept under this order. Let it leave with what is ready and say why: the rest stays open.',
  splitAsked:
    'The customer has been asked about its price. Wait for the answer; then it can be split.',
  splitExpress:
    'Express is one fee for one evening, so it comes back whole. Take a new order for what comes later.',
  splitFees:
    'A second visit was added to its price, and that stays with one order. Take a new order for what comes later.',
  splitAdjusted:
    'Its price is reduced, such as by a discount, a code, a reward or goodwill, and that stays with one order. Take a new order for what comes later.',
  splitAccount:
    'It is on a company’s account. Choose another way to pay first; then it can be split.',
  splitPaid:
    'It is paid in part or whole, or a payment is on its way, and payments stay with one order. Undo a payment marked by mistake; otherwise it comes back whole.',
  splitCard:
    'Its card is charged now that it is ready. Choose another way to pay, or set it back to “Washing” first.',
  splitInvoiced: 'It already has an invoice, so it stays one order.',
  splitOneItem: 'There is only one item in it, so there is nothing to split.',
} satisfies Record<SplitRefusal, string>

export const splitProblems = {
  splitNothing: 'Please choose what goes into the second order.',
  splitEverything:
    'Please leave something in this order. To move all of it, reschedule its delivery.',
  splitUnknownLine: 'One of the items is no longer in this order. Please look at it again.',
  splitTooMany: 'That is more than there is in this order. Please look at it again.',
  splitWeighed: 'Items priced by weight can’t be split: their parts weren’t weighed.',
  splitWeighedTogether: 'Washing by weight has a least charge, so it stays in one order.',
} satisfies Record<SplitProblem, string>
