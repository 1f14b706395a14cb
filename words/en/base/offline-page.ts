// Page while there is no network.
export const offlinePage = {
  title: ({ laundry }: { readonly laundry: string }) => `Offline · ${laundry}`,
  heading: 'The line is down',
  text: 'You’re offline. Your orders are safe with us, and this page comes back automatically when you’re online.',
  again: 'Try again',
}
