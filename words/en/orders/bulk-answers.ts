// Result for an order of a bulk action that needed no change.

export const bulkAnswers = {
  unreachable: 'Not sent: no email, and no mobile number that we may text. Please call them.',
  turnedOff: 'Not sent: this customer has turned off messages about orders.',
  /** `number`: another order of the same customer. */
  readWith: ({ number }: { number: string }) =>
    `The customer gets the same message with order ${number}.`,
}
