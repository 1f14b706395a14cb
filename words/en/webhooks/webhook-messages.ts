// Mails to the laundry about failing webhooks.

interface Receiver {
  /** Where it is: "hooks.example.com". */
  readonly host: string
}

export const webhookMessages = {
  /** The last of the tries of some delivery failed. */
  'webhook.given_up': ({ host }: Receiver) => ({
    title: `A webhook to ${host} could not be delivered`,
    message: `We tried for three days, and ${host} never accepted it. See what it answered in the settings, under For developers. Once the receiver works again, you can send the failed ones again from there.`,
  }),
  'webhook.gone': ({ host }: Receiver) => ({
    title: `The webhook to ${host} was turned off`,
    message: `${host} answered 410 Gone: it wants no more webhooks. If that was a mistake, turn it on again in the settings, under For developers.`,
  }),
}
