// Controls and states of any screen.
export const controls = {
  close: 'Close',
  retry: 'Retry',
  loading: 'Loading',
  more: 'Show more',
  loadingMore: 'Loading…',
  messages: 'Messages',
  dismiss: 'Dismiss message',
  inNewTab: '(opens in a new tab)',

  /** A part of a screen that didn't arrive. */
  partNotLoaded:
    'This part couldn’t be loaded. Check your connection and retry. If that doesn’t help, reload the page.',
  dialogNotLoaded: 'Couldn’t be loaded',

  /** A rating to read. */
  outOfFive: ({ stars }: { readonly stars: number }) => `${stars} out of 5 stars`,
}
