// The console's webhooks: where events are sent, what came back, and sending them again.
import type { WebhookType } from '#domain/webhooks.ts'

/** What each type is about, as people read it. */
const types: Readonly<Record<WebhookType, string>> = {
  'order.placed': 'An order is placed',
  'order.status_changed': 'An order gets another status or is cancelled',
  'order.pickup_moved': 'A pickup is moved',
  'order.items_changed': 'Staff change what is in an order',
  'payment.received': 'An order is paid',
  'payment.undone': 'A payment was marked by mistake',
  'payment.failed': 'A card can’t be charged',
  'refund.made': 'Money is given back',
  'subscription.trial_started': 'A trial of the Laundry Club begins',
  'subscription.paid': 'A month of the Laundry Club is paid',
  'subscription.payment_failed': 'A month of the Laundry Club can’t be charged',
  'subscription.paused': 'A subscription is paused',
  'subscription.cancelled': 'A member cancels',
  'subscription.ended': 'A subscription ends',
  'ticket.opened': 'A ticket is opened',
  'ticket.replied': 'A customer writes on a ticket',
  'ticket.status_changed': 'A ticket gets another status',
}

/** Why nothing was answered, by the code that is stored. */
const reasons: Readonly<Record<string, string>> = {
  TIMEOUT: 'no answer within 15 seconds',
  PRIVATE_ADDRESS: 'not a public address',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection broke',
  ENOTFOUND: 'there is no such name',
  EAI_AGAIN: 'the name could not be looked up',
  ETIMEDOUT: 'the connection took too long',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
}

export const webhooksScreen = {
  title: 'Webhooks',
  about:
    'Your own programs hear what happens here as it happens: a signed request for each event, with ids, statuses and amounts and nothing about the customer.',
  loading: 'Loading the webhooks',
  notLoaded: "The webhooks couldn't be loaded.",
  notRefreshed: "The webhooks couldn't be refreshed; these may be old.",
  retry: 'Retry',
  none: 'No webhooks yet',
  willStandHere: 'Add one for each program that is to hear of orders, payments or tickets.',
  tryAgain: "That couldn't be done. Please try again.",

  on: 'On',
  off: { staff: 'Off', gone: 'Off: it answered 410 Gone' },
  sends: 'Sends',
  everything: 'Everything',
  typesChosen: (count: number) => (count === 1 ? '1 type' : `${count} types`),
  waiting: 'Waiting',
  failed: 'Failed',
  made: 'Made',
  oldSecret: (until: string) => `The secret before signs too, until ${until}.`,

  deliveries: 'Deliveries',
  test: 'Send a test',
  isTested: 'A test is on its way',
  seeDeliveries: 'What comes back stands under Deliveries.',
  change: 'Change',
  rotate: 'New secret',
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  remove: 'Delete',
  saving: 'Saving…',
  isOff: 'The webhook is off.',
  isOn: 'The webhook is on.',
  isDeleted: 'The webhook is deleted.',

  rotateAsk: 'Give it a new secret?',
  rotateMeans:
    'The new secret is shown once. The one before signs beside it for 24 hours, so that you can change your program in the meantime.',
  removeAsk: 'Delete this webhook?',
  removeMeans: 'Nothing is sent to it any more, and what was sent is no longer listed.',
  keep: 'Keep it',

  add: 'Add a webhook',
  newTitle: 'New webhook',
  changeTitle: 'Change the webhook',
  url: 'Address',
  urlHint: 'Where we send to, such as https://example.com/hooks. It must be public and https.',
  description: 'What it is for',
  typesLegend: 'What it is sent',
  typesHint: 'None ticked means everything, also what later versions add.',
  types,
  make: 'Add it',
  save: 'Save changes',
  close: 'Close',
  notSaved: "The webhook couldn't be saved. Please try again.",

  secretTitle: 'The webhook’s secret',
  onlyNow:
    'Copy it now and keep it where your program finds it: it is shown this once, and your program checks our signatures with it.',
  secret: 'Secret',
  copy: 'Copy the secret',
  copied: 'The secret is copied.',
  copyByHand: 'Please copy the secret by hand.',
  isSelected: 'It is selected for you.',
  done: 'I have copied it',

  deliveriesOf: (url: string) => `Deliveries to ${url}`,
  kept: 'What was sent in the last 30 days, newest first.',
  loadingDeliveries: 'Loading the deliveries',
  deliveriesNotLoaded: "The deliveries couldn't be loaded.",
  noDeliveries: 'Nothing was sent yet',
  deliveriesWillStandHere: 'Send a test, or wait for the next event.',
  noneLikeThat: 'There is none of that kind.',
  state: 'State',
  allStates: 'All',
  states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
  more: 'Show more',
  loadingMore: 'Loading…',
  nextTry: (when: string) => `Next try ${when}`,
  notTried: 'Not tried yet',
  whatWasSent: 'What was sent',
  attempt: ({ status, error }: { readonly status: number | null; readonly error: string | null }) =>
    status === null ? (reasons[error ?? ''] ?? error ?? 'no answer') : `answered ${status}`,
  again: 'Send again',
  isSentAgain: 'It is on its way again.',
  allAgain: (count: number) =>
    count === 1 ? 'Send the failed one again' : `Send all ${count} failed again`,
  areSentAgain: (count: number) =>
    count === 1 ? '1 delivery is on its way again.' : `${count} deliveries are on their way again.`,
}
