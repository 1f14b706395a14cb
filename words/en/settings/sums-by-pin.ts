// The words around sums by PIN code, whatever setting they belong to.

export const sumsByPin = {
  pin: 'PIN code',
  none: 'No PIN code is listed yet.',
  add: 'Add a PIN code',
  remove: ({ pin }: { pin: string }) => `Remove ${pin === '' ? 'this PIN code' : pin}`,
}
