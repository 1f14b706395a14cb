// Words around riders in a setting's form.

export const riderSettings = {
  nobody: 'Nobody',
  goneRider: 'A person who doesn’t ride now',
  gone: 'The rider who was chosen doesn’t ride now, so new stops go to nobody. Choose another.',
  loading: 'Loading the riders',
  notLoaded: 'The riders couldn’t be loaded.',
  notPins: ({ pieces }: { pieces: readonly string[] }) =>
    pieces.length === 1
      ? `“${pieces[0]}” isn’t a PIN code.`
      : `These aren’t PIN codes: ${pieces.slice(0, 10).join(', ')}`,
}
