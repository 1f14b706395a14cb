// Pages of the outbox.
export const outboxPages = {
  label: 'Pages of the outbox',
  all: 'All messages',
  month: 'By month',
  texts: 'Approved texts',
}
