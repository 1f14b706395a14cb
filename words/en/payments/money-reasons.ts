// Reasons for refunds and failed payments. Refunds, credit notes and failed payments store the text in the language
// of their time.
export const moneyReasons = {
  refunded: 'Refunded',
  orderCancelled: 'Your order is cancelled.',
  orderChanged: 'Your order changed.',
  orderContinues: 'Your order continues.',
  orderChangedWhileCharged: 'Your order changed while your card was charged.',
  paidTwice: 'More was paid at the door than your order costs.',
  forgivenAtDoor: 'Your price changed while our rider was on the way.',
  paymentCameLate: 'The payment came after we had stopped waiting for it.',

  bankAsksFirst: 'Your bank requires confirmation, which isn’t possible here.',
  cardNoLongerSaved: 'The card is no longer saved in your profile.',
  notFinished: 'The payment was not finished.',
  notFinishedInTime: 'The payment was not finished in time.',
  /** Where nobody said why. */
  paymentFailed: 'Payment failed. Please check your card details.',
}
