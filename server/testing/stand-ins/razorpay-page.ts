/**
 * Razorpay's stand-in in the browser: the part of its checkout script that the product uses (razorpay.com/docs), and
 * its window.
 */

/** The script that stands in for https://checkout.razorpay.com/v1/checkout.js. */
export function razorpayScript(origin: string): string {
  return `(${standIn.toString()})(${JSON.stringify(origin)})`
}

/** The checkout's window. */
export function razorpayFrame(): string {
  return `<!doctype html><meta charset="utf-8"><title>Razorpay Checkout</title>
    <style>body { font: 16px sans-serif; margin: 15vh auto; width: 20rem; background: white; padding: 2rem }</style>
    <h1>Checkout</h1><button data-does="captured">Pay</button> <button data-does="failed">Fail</button>
    <button data-does="close">Close checkout</button>
    <script>(${frame.toString()})()</script>`
}

/** Runs in the window. */
function frame(): void {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => parent.postMessage(button.dataset['does'], '*'))
  }
}

/** Runs in the product's page. */
function standIn(origin: string): void {
  type Options = {
    key: string
    order_id: string
    customer_id: string
    recurring: string
    handler: (response: object) => void
    modal: { ondismiss: () => void }
  }
  class Razorpay {
    readonly #options: Options
    readonly #listeners: Record<string, (response: object) => void> = {}

    constructor(options: Options) {
      if (!options.key.startsWith('rzp_')) throw new Error('This is no key.')
      this.#options = options
    }

    on(event: string, listener: (response: object) => void) {
      this.#listeners[event] = listener
    }

    open() {
      const opened = document.createElement('iframe')
      opened.title = 'Razorpay Checkout'
      opened.src = `${origin}/v1/checkout/frame`
      // As the real one does, which a policy may forbid.
      opened.setAttribute(
        'style',
        'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 2147483647; background: #0008',
      )
      document.body.append(opened)
      const hear = async (event: MessageEvent) => {
        if (event.origin !== origin || event.source !== opened.contentWindow) return
        const does = event.data as string
        const { order_id, customer_id, recurring } = this.#options
        if (does === 'failed' || does === 'captured')
          await fetch(`${origin}/browser/pay`, {
            method: 'POST',
            body: JSON.stringify({ order_id, customer_id, recurring, status: does }),
          })
        if (does === 'failed')
          return this.#listeners['payment.failed']?.({
            error: { description: 'Your bank declined it.' },
          })
        window.removeEventListener('message', listener)
        opened.remove()
        if (does === 'close') this.#options.modal.ondismiss()
        else this.#options.handler({ razorpay_order_id: order_id })
      }
      const listener = (event: MessageEvent) => void hear(event)
      window.addEventListener('message', listener)
    }
  }
  Object.assign(window, { Razorpay })
}
