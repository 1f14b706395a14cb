// Page while there is no network.
export const offlinePage = {
  title: ({ laundry }: { readonly laundry: string }) => `No network · ${laundry}`,
  heading: 'The line is down',
  text: 'There is no network just now. Your orders are safe with us, and this page comes back automatically once you are online.',
  again: 'Try again',
}
