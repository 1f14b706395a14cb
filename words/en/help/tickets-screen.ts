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
    notFound: ({ number }: { readonly number: string }) => `You have no ticket ${number}.`,
    notLoaded: 'The ticket couldn’t be loaded.',
    number: 'Ticket',
    priority: 'Priority',
    messages: 'Messages',
    you: 'You',
    answer: 'Your reply',
    opensAgain: 'Your reply opens the ticket again.',
    send: 'Send reply',
  },
}
