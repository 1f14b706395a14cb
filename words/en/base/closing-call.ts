// Call to book a pickup, at the end of a page.
export const closingCall = {
  title: 'The basket is full. We are on our way.',
  text: 'Book a slot now and wear it fresh tomorrow.',
}
