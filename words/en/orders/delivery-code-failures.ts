// Refusals of delivery codes.

export const deliveryCodeFailures = {
  noDeliveryCode: 'There is no delivery code for this order. Take a photo and say who took it.',
  noCodeToSend: ({ number }: { number: string }) => `Order ${number} has no delivery code now.`,
  codeCountsNoMore:
    'The delivery code in this message doesn’t count any more. Send the code from the order’s page.',
  /** `left`: how many more codes may be typed. */
  wrongDeliveryCode: ({ left }: { left: number }) => {
    if (left === 0) return 'No tries are left. Take a photo and say who took it.'
    return `That code is wrong. ${left === 1 ? '1 try is' : `${left} tries are`} left.`
  },
}
