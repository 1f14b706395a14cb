// Who gets new stops, as the board and the run sheet say it.

type Named = { readonly name: string }

export const newStops = {
  toNobody: 'New stops go to nobody.',
  toRider: ({ name }: Named) => `New stops go to ${name}.`,
  othersToNobody: 'All others go to nobody.',
  othersToRider: ({ name }: Named) => `All others go to ${name}.`,
  areaOf: ({ name, pins }: Named & { readonly pins: readonly string[] }) =>
    `${name}’s areas: ${pins.join(', ')}.`,
  /** In a rider’s own column. */
  area: ({ pins }: { readonly pins: readonly string[] }) => `Areas: ${pins.join(', ')}`,
  gone: ({ names }: { readonly names: readonly string[] }) =>
    names.length === 1
      ? `${names[0]} doesn’t ride now and gets no new stops.`
      : `${names.join(', ')} don’t ride now and get no new stops.`,
  change: 'Change',
  /** Names the button for screen readers. */
  changeWho: 'Change who gets new stops',
  save: 'Save',
  saving: 'Saving…',
}
