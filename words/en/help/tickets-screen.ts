// Customer's support tickets on the help page: list, form and one ticket.

export const ticketsScreen = {
  list: {
    title: 'Your tickets',
    notLoaded: 'Your tickets couldn’t be loaded.',
  },

  form: {
    title: 'Support ticket',
    subject: 'Subject',
    category: 'Category',
    priority: 'Priority',
    orderNumber: 'Order number',
    message: 'Message',
    send: 'Submit Ticket',
    sending: 'Submitting…',
    failed: 'Your ticket could not be sent. Please try again.',
    see: ({ number }: { readonly number: string }) => `See ticket ${number}`,
  },

  one: {
    all: 'All tickets',
    loading: 'Loading the ticket',
    notFound: ({ number }: { readonly number: string }) =>
      `There is no ticket ${number} among yours.`,
    notLoaded: 'The ticket couldn’t be loaded.',
    number: 'Ticket',
    priority: 'Priority',
    messages: 'Messages',
    you: 'You',
    answer: 'Your answer',
    opensAgain: 'Your answer opens the ticket again.',
    send: 'Send answer',
  },
}
