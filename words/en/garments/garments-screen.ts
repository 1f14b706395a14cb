// My Garments screen.

export const garmentsScreen = {
  title: 'My Garments',
  intro: 'Your wardrobe, and when each piece was last cleaned.',
  add: 'Add Garment',
  logInFirst: 'Please log in to see your garments.',
  garments: 'Garments',
  loading: 'Loading your garments',
  counting: 'Counting your garments',
  notLoaded: 'Your garments couldn’t be loaded.',
  found: ({ count }: { readonly count: number }) =>
    `${count} ${count === 1 ? 'garment' : 'garments'}`,

  none: {
    announced: 'No garments found.',
    title: 'No Garments Found',
    text: 'None of your garments match this search and category.',
    showAll: 'Show all garments',
  },

  stats: {
    total: 'Total Garments',
    excellent: 'Excellent Condition',
    needCleaning: 'Need Cleaning',
    cleanedBefore: ({ days }: { readonly days: number }) => `Cleaned over ${days} days ago`,
    cleans: 'Total Cleans',
  },

  filter: {
    search: 'Search',
    searchHint: 'Name, category or colour',
    category: 'Category',
    all: 'All',
  },

  card: {
    needsCleaning: 'Needs cleaning',
    notCleaned: 'Not cleaned with us yet',
    cleaned: ({ count }: { readonly count: number }) =>
      `Cleaned ${count === 1 ? 'once' : `${count} times`}`,
    lastOn: ({ date }: { readonly date: string }) => `Last on ${date}`,
    /** The garment's name follows, for screen readers. */
    edit: 'Edit',
    delete: ({ name }: { readonly name: string }) => `Delete ${name}`,
  },
}
