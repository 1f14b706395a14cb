/** A customer's subscription over days chosen by a test, with its charges and notifications. */
import { beforeEach } from 'vitest'
import { notifications } from '#contract/messages/notifications.ts'
import {
  activeSubscription,
  subscriptionCharges,
  type Subscription,
} from '#contract/club/subscriptions.ts'
import {
  installRecordingPayments,
  type RecordingPayments,
  endSubscriptions,
} from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { processDueSubscriptions } from './process-due-subscriptions.ts'

export const product = await testProduct()
export let asha: SignedIn
export let payments: RecordingPayments
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  payments = installRecordingPayments(product.deps)
  await endSubscriptions(product)
  asha = await product.person()
})

export async function processSubscriptionsOn(date: string, time = '06:31'): Promise<void> {
  product.clock.set(`${date}T${time}:00Z`)
  await processDueSubscriptions(product.deps)
}

export const readSubscription = () =>
  asha.call(activeSubscription, { params: { userId: asha.user._id } })

export async function readCharges({ _id }: Subscription) {
  const { body } = await asha.call(subscriptionCharges, { params: { id: _id } })
  return body.map((charge) => [charge.kind, charge.amount, charge.status])
}

export async function readBellTitles(): Promise<string[]> {
  const { body } = await asha.call(notifications, {})
  return body.notifications.map((notification) => notification.title)
}
