// Why money was given back or a payment failed. Refunds, credit notes and failed payments keep it in the language in
// force as it happened.
export const moneyReasons = {
  refunded: 'Given back',
  orderCancelled: 'Your order is cancelled.',
  orderChanged: 'Your order changed.',
  orderGoesOn: 'Your order goes on.',
  orderChangedWhileCharged: 'Your order changed while your card was charged.',
  paidTwice: 'More was paid at the door than your order costs.',
  forgivenAtDoor: 'Your price changed while our rider was on the way.',
  paymentCameLate: 'The payment came after it was given up.',

  bankAsksFirst: 'Your bank requires confirmation, which isn’t possible here.',
  cardNoLongerSaved: 'The card is no longer saved in your profile.',
  notFinished: 'The payment was not finished.',
  notFinishedInTime: 'The payment was not finished in time.',
  /** Where nobody said why. */
  paymentFailed: 'Payment failed. Please check your card details.',
}
