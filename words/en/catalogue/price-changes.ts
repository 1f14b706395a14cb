// What is typed wherever prices change by percent or from a day on.
export const priceChanges = {
  percent: 'Percent',
  percentHint: 'Such as 5 to raise them, −10 to lower them.',
  day: 'From which day',
}
