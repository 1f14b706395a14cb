/** Hosts of payment services' card fields for the Content-Security-Policy: none unless keys are set. */
import type { Config } from '../../platform/config/config.ts'

/** The further sources of each directive. */
export interface PaymentHosts {
  script: string[]
  frame: string[]
  connect: string[]
  /** Razorpay's checkout lays its frame over the page by a style attribute. */
  styleAttributes: boolean
}

const STRIPE = 'https://js.stripe.com'
const RAZORPAY = 'https://checkout.razorpay.com'

/** What each service documents that it needs; a script from elsewhere needs that place alone. */
const DOCUMENTED: Readonly<Record<string, Omit<PaymentHosts, 'styleAttributes'>>> = {
  [STRIPE]: {
    script: [STRIPE, 'https://*.js.stripe.com'],
    frame: [STRIPE, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
  },
  [RAZORPAY]: {
    script: [RAZORPAY, 'https://cdn.razorpay.com'],
    frame: ['https://api.razorpay.com', RAZORPAY],
    connect: [
      'https://api.razorpay.com',
      RAZORPAY,
      'https://lumberjack.razorpay.com',
      'https://lumberjack-metrics.razorpay.com',
    ],
  },
}

/** Null where no payment service's keys are set: then a page loads nothing of anybody else. */
export function paymentHosts({
  stripe,
  razorpay,
}: Pick<Config, 'stripe' | 'razorpay'>): PaymentHosts | null {
  const keys = stripe ?? razorpay
  if (!keys) return null
  const { origin } = new URL(keys.scriptUrl)
  const hosts = DOCUMENTED[origin] ?? {
    script: [origin],
    frame: [origin],
    connect: [origin],
  }
  return { ...hosts, styleAttributes: razorpay !== null }
}
