// The driver's run sheet.
export const runSheet = {
  overdue: 'Left from earlier days',
  /** Stops outside of the day's slots. */
  otherTimes: 'Other times',
  /** Follows whose stop it is, on a closed stop and on the open one. */
  open: ({ number }: { readonly number: string }) => `: show stop ${number}`,
  close: ({ number }: { readonly number: string }) => `: hide stop ${number}`,
  rider: 'Rider',
  nobody: 'Nobody yet',
}
