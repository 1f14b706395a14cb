// Reasons for refunds. Refunds and credit notes store the text in the language of their time.
export const moneyReasons = {
  refunded: 'Refunded',
  orderCancelled: 'Your order is cancelled.',
  orderChanged: 'Your order changed.',
  orderContinues: 'Your order continues.',
  orderChangedWhileCharged: 'Your order changed while your card was charged.',
  paidTwice: 'More was paid at the door than your order costs.',
  forgivenAtDoor: 'Your price changed while our rider was on the way.',
  monthAlreadyPaid: 'This month was already paid.',
  paymentCameLate: 'The payment came after we had stopped waiting for it.',
  /** Where nobody said why. */
  paymentFailed: 'Payment failed. Please check your card details.',
}
