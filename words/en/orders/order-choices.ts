// Labels of a customer's choices besides items: delivery and payment.
import type { DeliveryPreference, PaymentMethod } from '#domain/orders/record/order-choices.ts'

export const deliveryPreferences: Readonly<
  Record<DeliveryPreference, { readonly name: string; readonly description: string }>
> = {
  standard: { name: 'Standard', description: 'Back the next day, free.' },
  express: { name: 'Express', description: 'Back the same day, for a small fee.' },
  scheduled: { name: 'Scheduled', description: 'Back on a later day you choose, free.' },
}

export const paymentMethods: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash on delivery',
  upi: 'UPI on delivery',
  card: 'Saved card',
  account: 'On account',
}
