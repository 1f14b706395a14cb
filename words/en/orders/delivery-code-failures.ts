// Refusals of delivery codes.

export const deliveryCodeFailures = {
  noDeliveryCode: 'There is no delivery code for this order. Take a photo and say who took it.',
  noCodeToSend: ({ number }: { number: string }) => `Order ${number} has no delivery code now.`,
  /** `unproven`: messages leave, but a code goes to proven contacts alone. */
  codeNotSent: ({ reason }: { reason: 'unreachable' | 'turned off' | 'unproven' }) => {
    const onPage = 'The code is on the order’s page, once they log in.'
    if (reason === 'unreachable')
      return `Not sent: no email, and no mobile number that we may text. ${onPage}`
    if (reason === 'turned off')
      return `Not sent: this customer has turned off messages about orders. ${onPage}`
    return `Not sent: this customer has not confirmed an email or a number. ${onPage}`
  },
  codeCountsNoMore:
    'The delivery code in this message doesn’t count any more. Send the code from the order’s page.',
  usedDeliveryCode:
    'This code was used already. Have a new one sent, or take a photo and say who took it.',
  /** `left`: how many more codes may be typed. */
  wrongDeliveryCode: ({ left }: { left: number }) => {
    if (left === 0) return 'No tries are left. Take a photo and say who took it.'
    return `That code is wrong. ${left === 1 ? '1 try is' : `${left} tries are`} left.`
  },
}
