// What is written of claims in records.

export const claims = {
  /** Why something came off an order; `piece` null once its customer was erased. */
  goodwillReason: ({
    ticket,
    piece,
  }: {
    readonly ticket: string | null
    readonly piece: string | null
  }) => {
    const what = piece === null ? 'A claim' : `Your claim for ${piece}`
    return ticket === null ? `${what}.` : `${what} (${ticket}).`
  },
}
