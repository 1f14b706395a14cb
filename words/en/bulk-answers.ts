// What is said of an order of several with which nothing was left to do.

export const bulkAnswers = {
  /** `number`: another order of the same customer. */
  readWith: ({ number }: { number: string }) =>
    `Its customer gets the same message with order ${number}.`,
}
