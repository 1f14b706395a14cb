// Refusals about making, deciding and settling a claim.
import type { ClaimStatus } from '#domain/help/claims.ts'
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'

export const claimFailures = {
  claimTooSoon: ({ status }: { status: OrderStatus }) =>
    status === 'cancelled'
      ? 'This order is cancelled, so it can’t be claimed. If we still have something of yours, choose “Talk to me first”.'
      : 'This order isn’t back with you yet. You can claim a piece once it is; if it can’t wait, choose “Talk to me first”.',
  claimNeverReceived: ({ piece, received }: { piece: string; received: number }) =>
    received === 0
      ? `We never received ${piece} with this order. Please choose a piece from it, or “Talk to me first”.`
      : `We received only ${received === 1 ? 'one piece' : `${received} pieces`} of this, so we don’t have ${piece}. Please choose another piece, or “Talk to me first”.`,
  /** `number` of its ticket; empty where that is gone. `others`: how many more pieces of the kind there are. */
  claimedAlready: ({
    piece,
    number,
    status,
    awardPaise,
    others,
  }: {
    piece: string
    number: string
    status: ClaimStatus
    awardPaise: Paise | null
    others: number
  }) => {
    const where = number === '' ? 'Please write to us' : `Please reply in ticket ${number}`
    const another = others > 0 ? ', or choose another one of these pieces' : ''
    switch (status) {
      case 'settled':
        return `Your claim for ${piece} was settled for ${formatPaise(awardPaise ?? 0)}. ${where} if something about that isn’t right${another}.`
      case 'declined':
        return `Your claim for ${piece} was declined. ${where} if you want us to look again${another}.`
      case 'open':
      case 'decided':
        return `You have already claimed ${piece}. ${where} if you want to add something${another}.`
    }
  },
  claimSettled: 'This claim is settled, so it can no longer be changed.',
  claimUndecided: 'This claim is not decided yet. Please decide it first.',
  claimChangedSince: 'This claim was decided in the meantime. Please look at it again.',
  claimReasonNeeded: ({ proposedPaise }: { proposedPaise: Paise }) =>
    `Please write why it is less than the ${formatPaise(proposedPaise)} proposed. The customer reads it.`,
  lifeGone: ({ name }: { name: string }) =>
    `“${name}” is no longer among the useful lives. Please choose another one.`,
  notTheAward: ({ awardPaise }: { awardPaise: Paise }) =>
    `The parts must add up to the approved ${formatPaise(awardPaise)}.`,
  cleaningGivenBack: ({
    cleaningPaise,
    costsPaise,
  }: Record<'cleaningPaise' | 'costsPaise', Paise>) =>
    `The award includes ${formatPaise(cleaningPaise)} for cleaning, but the order costs ${formatPaise(costsPaise)} now. Please decide the claim again.`,
  transferReference: 'Please give the reference of the transfer.',
}
