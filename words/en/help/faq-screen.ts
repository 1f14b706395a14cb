// FAQ screen.

export const faqScreen = {
  description:
    'Answers about pickups, prices, payment, invoices, your account, our services and this site.',
  notAmong: 'Not among them?',
  ask: 'Ask us',
}
