// Contact screen.

type Hours = { readonly hours: number }

export const contactScreen = {
  title: 'Contact',
  description: ({ hours }: Hours) =>
    `Call, write or drop in: phone, email, address, business hours, where we pick up, and a message form answered within ${hours} hours.`,
  heading: 'Talk to us',
  lead: 'About a stain, a slot, a price or a whole wardrobe. People answer, not machines.',

  methods: {
    call: 'Call',
    callNote: 'During business hours',
    email: 'Email',
    answered: ({ hours }: Hours) => `Answered within ${hours} hours`,
    dropIn: 'Drop in',
    dropInNote: 'Bring a bag, or just a question',
    write: 'Write',
    form: 'Use the message form',
  },

  form: {
    title: 'Send a message',
    /** `email`: empty where the laundry has none. */
    needsJavaScript: ({ email }: { readonly email: string }) =>
      email
        ? `This form needs JavaScript. Please write to ${email} instead.`
        : 'This form needs JavaScript. Please call or write instead.',
    topic: 'What is it about?',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending…',
    notSent: 'Your message could not be sent. Please try again.',
    another: 'Write another message',
  },

  place: {
    title: 'Where we are',
    /** `laundry`: its name. */
    map: ({ laundry }: { readonly laundry: string }) => `Map: ${laundry}`,
    pin: ({ laundry, address }: { readonly laundry: string; readonly address: string }) =>
      `${laundry}, ${address}`,
    sketch: 'A neighbourhood, drawn and not to scale',
  },

  hours: {
    title: 'When we are open',
    open: 'Open now',
    closed: 'Closed now',
    notLoaded: 'The hours couldn’t be loaded; these may have changed.',
    today: '(today)',
    sundays: 'Limited pickup on Sundays.',
  },

  areas: {
    title: 'Where we pick up',
    everywhere: 'We serve the whole city: whatever your PIN code, we come to your door.',
    listed: 'At every door with one of these PIN codes.',
    check: 'Check your PIN code',
  },

  quickHelp: {
    title: 'Quick help',
    faq: {
      title: 'FAQ',
      text: 'Pickups, prices, stains, invoices: what people ask most, answered.',
      action: 'Read the answers',
    },
    help: {
      title: 'Live chat & help',
      text: 'In the help centre: answers you can search, and people during support hours.',
      action: 'Go to the help centre',
    },
    about: {
      title: 'Community',
      text: 'The people who wash for your neighbourhood, and what they believe in.',
      action: 'Meet us',
    },
  },
}
