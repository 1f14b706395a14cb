// Inputs of price changes, by a percentage or from a later day.
export const priceChanges = {
  percent: 'Percent',
  percentHint: 'Such as 5 to raise them, −10 to lower them.',
  day: 'From which date',
}
