// Notes on when a saved card is charged.
interface Charged {
  /** "Visa ending 4242" */
  readonly card: string
}

export const chargeNotes = {
  charging: ({ card }: Charged) => `Your ${card} is being charged.`,
  whenReady: ({ card }: Charged) => `Your ${card} is charged when your clothes are ready.`,
}
