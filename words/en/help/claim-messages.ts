// Notifications to customers about their claims.
import { formatPaise, type Paise } from '#domain/base/money.ts'

type ClaimRef = { readonly ticket: string; readonly order: string }

export const claimMessages = {
  /** `reason`: staff's own words, where it is less than proposed. */
  'claim.decided': ({
    ticket,
    order,
    awardPaise,
    reason,
  }: ClaimRef & {
    readonly awardPaise: Paise
    readonly proposedPaise: Paise
    readonly reason: string | null
  }) => {
    const why = reason === null ? '' : ` ${reason}`
    return awardPaise === 0
      ? {
          title: `Your claim for order ${order}: declined`,
          message: `We’ve declined this claim.${why} If you disagree, reply in ticket ${ticket}.`,
        }
      : {
          title: `Your claim for order ${order}: ${formatPaise(awardPaise)} approved`,
          message: `We’ve approved ${formatPaise(awardPaise)}.${why} We’ll tell you when the money is on its way. If you disagree, reply in ticket ${ticket}.`,
        }
  },

  'claim.settled': ({
    order,
    refundPaise,
    voucherPaise,
    transferPaise,
    voucherCode,
    reference,
  }: ClaimRef & {
    readonly refundPaise: Paise
    readonly voucherPaise: Paise
    readonly transferPaise: Paise
    readonly voucherCode: string | null
    readonly reference: string | null
  }) => ({
    title: `Your claim for order ${order} is settled`,
    message: [
      refundPaise > 0 &&
        `We took ${formatPaise(refundPaise)} off the order, with a credit note if it has an invoice.`,
      voucherPaise > 0 &&
        `The code ${voucherCode} takes up to ${formatPaise(voucherPaise)} off one order.`,
      transferPaise > 0 &&
        `We transferred ${formatPaise(transferPaise)} to you; the reference is ${reference}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }),
}
