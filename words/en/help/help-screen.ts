// Help centre: answers, contact methods, and the places of tickets and chat.

export const helpScreen = {
  title: 'Help Centre',
  description:
    'Search answers about orders, billing, your account, services and technical matters, or reach our support.',

  answers: {
    title: 'How can we help?',
    search: 'Search the answers',
    example: 'Search: UPI, stain…',
    needsJavaScript: 'The search needs JavaScript. Every answer is on this page, too.',
    list: 'Frequently asked questions',
    topic: 'Topic',
    allTopics: 'All',
    found: ({ count }: { readonly count: number }) =>
      `${count} ${count === 1 ? 'answer' : 'answers'} found`,
    best: 'Best answers',
    none: 'No FAQs found',
    noneHint: 'No answer matches those words. Try others, or ask us.',
    showAll: 'Show all questions',
    ask: 'Ask us',
  },

  contact: {
    title: 'Still stuck? Talk to people',
    answered: ({ hours }: { readonly hours: number }) => `Answered within ${hours} hours`,
    chat: { title: 'Live chat', text: 'With people, in support hours', link: 'To the chat' },
    call: { title: 'Call us', text: 'During support hours' },
    mail: { title: 'Email us' },
    message: { title: 'Write a message', link: 'To the form' },
    order: {
      title: 'Where is my order?',
      text: 'Live, with just its number',
      link: 'Track it',
    },
  },

  tickets: {
    title: 'Support tickets',
    lead: ({ hours }: { readonly hours: number }) =>
      `For things we need to look into. We answer within ${hours} hours, here and by email.`,
    loading: 'Loading your tickets',
    /** The marked part leads to the contact form. */
    forVisitors:
      'Please log in to open a ticket, so that only you can read it. Without an account, [write us a message]; we answer that by email.',
    needsJavaScript: 'Tickets need JavaScript. Please call or write to us instead.',
    logIn: 'Log in',
    signUp: 'Sign up',
  },

  info: {
    title: 'Contact information',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    form: 'Form',
    contactPage: 'Contact page',
    hours: 'Support hours',
    answered: ({ hours }: { readonly hours: number }) =>
      `Emails and messages are answered within ${hours} hours, on Sundays too.`,
  },
}
