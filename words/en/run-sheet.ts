// The driver's run sheet.
export const runSheet = {
  overdue: 'Left from earlier days',
  /** Stops outside of the day's slots. */
  otherTimes: 'Other times',
  rider: 'Rider',
  nobody: 'Nobody yet',
}
