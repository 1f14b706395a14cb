// FAQ screen.

export const faqScreen = {
  description:
    'Answers about pickups, prices, payment, invoices, your account, our services and this site.',
  notFound: 'Didn’t find your answer?',
  ask: 'Ask us',
}
