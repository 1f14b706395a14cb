/** Audit entries about claims. */
import { formatPaise, type Paise } from '#domain/base/money.ts'

interface OrderRef {
  order: string
}

export const auditClaims = {
  'claim.decided': ({
    order,
    awardPaise,
    proposedPaise,
  }: OrderRef & { awardPaise: Paise; proposedPaise: Paise }) =>
    `Claim for ${order}: ${awardPaise === 0 ? 'declined' : `${formatPaise(awardPaise)} approved`}, ${formatPaise(proposedPaise)} proposed`,
  'claim.settled': ({
    order,
    refundPaise,
    voucherPaise,
    transferPaise,
  }: OrderRef & { refundPaise: Paise; voucherPaise: Paise; transferPaise: Paise }) =>
    `Claim for ${order} settled: ${[
      refundPaise > 0 && `${formatPaise(refundPaise)} off the order`,
      voucherPaise > 0 && `a voucher for ${formatPaise(voucherPaise)}`,
      transferPaise > 0 && `${formatPaise(transferPaise)} by transfer`,
    ]
      .filter(Boolean)
      .join(', ')}`,
}
