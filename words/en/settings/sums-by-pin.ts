// Words around sums by PIN code, for every setting that has some.

export const sumsByPin = {
  pin: 'PIN code',
  none: 'No PIN code is listed yet.',
  add: 'Add a PIN code',
  remove: ({ pin }: { pin: string }) => `Remove ${pin === '' ? 'this PIN code' : pin}`,
}
