// Razorpay's checkout: its own window over the page that takes the card (razorpay.com/docs).
import type { HostedCards } from './hosted-cards.ts'
import { loadScript } from './load-script.ts'

/** The part of its script that is used. */
type Checkout = {
  open(): void
  on(
    event: 'payment.failed',
    listener: (response: { error?: { description?: string } }) => void,
  ): void
}

type WithRazorpay = { Razorpay?: new (options: object) => Checkout }

/**
 * Rejects when Razorpay's script can't be loaded.
 * @param shown what its window shows: the laundry's name, and what is paid
 */
export async function openRazorpay(
  publicKey: string,
  scriptUrl: string,
  shown: { laundry: string; purpose: string },
): Promise<HostedCards> {
  const page: WithRazorpay = window as WithRazorpay
  await loadScript(scriptUrl, () => page.Razorpay !== undefined)
  const takenByItself = () => Promise.resolve(undefined)

  return {
    mount: null,
    tokenOf: takenByItself,
    keep: takenByItself,
    finish: ({ orderId, customerId }, { name, email, phone }) =>
      new Promise((resolve) => {
        let reason: string | undefined
        const checkout = new page.Razorpay!({
          key: publicKey,
          order_id: orderId,
          customer_id: customerId,
          // Keeps the card for the charges that follow.
          recurring: '1',
          name: shown.laundry,
          description: shown.purpose,
          prefill: { name, email, contact: phone },
          handler: () => resolve({ isClosed: false }),
          modal: { ondismiss: () => resolve({ isClosed: true, reason }) },
        })
        checkout.on('payment.failed', ({ error }) => {
          reason = error?.description
        })
        checkout.open()
      }),
  }
}
