// What the live chat says around its messages.

export const chatScreen = {
  /** `name`: what the customer or visitor is called. */
  greeting: ({ name }: { readonly name: string }) => `Hello ${name}, how can we help?`,
  /** `hours`: such as "Monday to Friday 7 am – 9 pm". */
  hours: ({ hours }: { readonly hours: string }) =>
    `Talk to somebody at the laundry: ${hours}. At other times leave a message, and we answer in the morning.`,
  /** While somebody is at the desk; `soon`: "in about 2 minutes". */
  staffed: ({ soon }: { readonly soon: string }) =>
    `Somebody is at the desk. We usually answer ${soon}.`,
  /** In support hours. */
  busy: 'Nobody is at the desk at this moment. Leave your message: we answer here as soon as we are back.',
  /** Outside them; `back`: "at 7 am tomorrow". */
  closed: ({ back }: { readonly back: string }) =>
    `Nobody is at the desk right now. Leave your message: we are back ${back}.`,
  isClosed: 'This chat is closed; write and it is open again.',
  /** What a message begins with when it is about an order. */
  aboutOrder: ({ number }: { readonly number: string }) => `About my order ${number}: `,
}
