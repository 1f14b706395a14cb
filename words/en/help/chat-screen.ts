// Live chat of the help page, around its messages.

export const chatScreen = {
  title: 'Live chat',
  forStaff: 'Customers’ chats wait for you at the help desk.',
  toHelpDesk: 'To the help desk',
  needsJavaScript: 'The chat needs JavaScript. Please call or write to us instead.',
  open: 'Open the chat',
  loading: 'Loading the chat',
  notLoaded: 'The chat couldn’t be loaded.',
  /** What a visitor is asked before their first message. */
  begin: {
    lead: 'What should we call you? The chat stays in this browser.',
    name: 'Name',
    send: 'Start the chat',
    failed: 'The chat could not be started. Please try again.',
  },
  /** `name`: what the customer or visitor is called. */
  greeting: ({ name }: { readonly name: string }) => `Hello ${name}, how can we help?`,
  /** `hours`: such as "Monday to Friday 7 am – 9 pm". */
  hours: ({ hours }: { readonly hours: string }) =>
    `Talk to us: ${hours}. At other times leave a message, and we’ll reply in the morning.`,
  /** While staff are online. */
  staffed: ({ minutes }: { readonly minutes: number }) =>
    `We’re online. We usually reply in about ${minutes} minutes.`,
  /** In support hours. */
  busy: 'We’re away for a moment. Leave a message and we’ll reply here as soon as we’re back.',
  /** Outside them; `back`: "at 7 am tomorrow". */
  closed: ({ back }: { readonly back: string }) =>
    `We’re offline now. Leave a message and we’ll reply when we’re back ${back}.`,
  isClosed: 'This chat is closed. Write to open it again.',
  /** What a message begins with when it is about an order. */
  aboutOrder: ({ number }: { readonly number: string }) => `About my order ${number}: `,
}
