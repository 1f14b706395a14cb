// Page behind a reminder's link: one pickup to come, which its customer can skip.
import { formatMessageDate } from '#domain/base/time-zone.ts'

interface Pickup {
  readonly number: string
  readonly pickupDate: string
  readonly pickupTime: string
}

export const skipScreen = {
  title: 'Your pickup',
  description: 'Choose another time for your pickup, or skip it.',
  loading: 'Loading your pickup',
  notLoaded: 'Your pickup couldn’t be loaded.',
  order: ({ number }: { readonly number: string }) => `Order ${number}`,
  comes: ({ pickupDate, pickupTime }: Pickup) =>
    `We come on ${formatMessageDate(pickupDate)}, ${pickupTime}.`,
  reschedule: 'Choose another time',
  skip: 'Skip this pickup',
  asked: 'Skip this pickup? The order is cancelled, and nothing is charged.',
  confirm: 'Yes, skip it',
  keep: 'Keep it',
  sending: 'Skipping…',
  notSkipped: 'It wasn’t skipped.',
  skipped: 'This pickup is skipped. Your order is cancelled.',
  book: 'Book another pickup',
  over: 'This pickup can’t be skipped any more.',
  seeOrder: 'See your order',
  notGood: {
    title: 'This link isn’t good any more',
    text: 'Your pickup may have moved. Please log in to see your order.',
    logIn: 'Log in to see the order',
  },
}
