// The delivery code in the message that an order is on its way.

/** Stored is `sealedDeliveryCode`; `deliveryCode` is what a message that leaves has beside it. */
export type DeliveryCodeParams = {
  readonly sealedDeliveryCode?: string | undefined
  readonly deliveryCode?: string | undefined
}

/** With the space before it; nothing where deliveries aren't proved by a code. */
export function deliveryCodeSentence({
  deliveryCode: code,
  sealedDeliveryCode: sealed,
}: DeliveryCodeParams): string {
  if (code !== undefined) return ` Your delivery code is ${code}. Say it to our rider at your door.`
  return sealed === undefined ? '' : ' You find your delivery code on the order’s page.'
}
