// What staff read where they set what washing by weight is charged at least.

export const leastChargeScreen = {
  title: 'Least charge',
  hint: 'Less wash & fold than this is charged as this much, and customers read it before they order. 0: less is charged as it weighs.',
  label: 'Least, kg',
  loading: 'Loading the least charge',
  failed: 'The least charge couldn’t be loaded.',
  done: 'The least charge is saved.',
}
