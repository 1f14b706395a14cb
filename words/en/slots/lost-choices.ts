// Choices of an order that can't be had any more, and what to do about it. Days come in written.

export const lostChoices = {
  dayOver: ({ day }: { readonly day: string }) =>
    `${day} can’t be booked any more. Please choose another day.`,
  /** `reason`: why the laundry is closed; undefined where it named none. */
  closed: ({ day, reason }: { readonly day: string; readonly reason: string | undefined }) =>
    `We’re closed on ${day}${reason ? ` (${reason})` : ''}. Please choose another pickup day.`,
  timeFull: ({ time }: { readonly time: string }) =>
    `${time} is no longer free on that day. Please choose another time.`,
  noExpress: 'Express isn’t possible for that pickup.',
  /** `reason`: a sentence. */
  nowStandard: ({ reason }: { readonly reason: string }) =>
    `${reason} Your delivery is now standard.`,
}
