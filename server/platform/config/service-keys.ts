/** Keys and addresses of outside services: file store, browser notices, sign-in and payments. */
import type { Environment } from './environment.ts'

export interface S3Config {
  /** The service's address, without a slash at the end. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** What every key begins with; empty, or with a slash at its end. */
  prefix: string
}

interface ClientKeys {
  clientId: string
  clientSecret: string
}

export interface StripeKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  apiUrl: string
  /** The script that a browser shows Stripe's card fields with. */
  scriptUrl: string
}

export interface RazorpayKeys {
  keyId: string
  keySecret: string
  webhookSecret: string
  apiUrl: string
  /** The script that a browser opens Razorpay's checkout with. */
  scriptUrl: string
}

/** The laundry's number with WhatsApp's Cloud API. */
export interface WhatsAppKeys {
  numberId: string
  token: string
  /** What WhatsApp signs its notices with. */
  appSecret: string
  /** What WhatsApp shows once, when the address of its notices is entered. */
  verifyToken: string
  /** With the version of the Graph API, without a slash at the end. */
  apiUrl: string
}

/** The VAPID keys that browsers are sent notices with. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Of each provider that people sign in through; null where the operator has no keys for it. */
export interface SignInKeys {
  google: (ClientKeys & { issuer: string }) | null
  facebook: (ClientKeys & { dialogUrl: string; graphUrl: string }) | null
}

/** Of the payment service that takes cards: at most one of the two. */
export interface PaymentKeys {
  stripe: StripeKeys | null
  razorpay: RazorpayKeys | null
}

/** @throws Error when the bucket, its address and its keys are set in part */
export function s3Of(set: Environment): S3Config | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = set
  const group = wholeGroup({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY })
  const prefix = set.S3_PREFIX.replace(/^\/+|\/+$/g, '')
  return (
    group && {
      endpoint: group.S3_ENDPOINT.replace(/\/+$/, ''),
      bucket: group.S3_BUCKET,
      region: set.S3_REGION,
      accessKeyId: group.S3_ACCESS_KEY_ID,
      secretAccessKey: group.S3_SECRET_ACCESS_KEY,
      prefix: prefix && `${prefix}/`,
    }
  )
}

/** @throws Error when some of the four are set without the others */
export function whatsAppKeysOf(set: Environment): WhatsAppKeys | null {
  const { WHATSAPP_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = set
  const keys = wholeGroup({
    WHATSAPP_NUMBER_ID,
    WHATSAPP_TOKEN,
    WHATSAPP_APP_SECRET,
    WHATSAPP_VERIFY_TOKEN,
  })
  return (
    keys && {
      numberId: keys.WHATSAPP_NUMBER_ID,
      token: keys.WHATSAPP_TOKEN,
      appSecret: keys.WHATSAPP_APP_SECRET,
      verifyToken: keys.WHATSAPP_VERIFY_TOKEN,
      apiUrl: set.WHATSAPP_API_URL.replace(/\/+$/, ''),
    }
  )
}

/** @throws Error when one key is set without the other */
export function readPushKeys(set: Environment): PushKeys | null {
  const { WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY } = set
  const keys = wholeGroup({ WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY })
  return keys && { publicKey: keys.WEB_PUSH_PUBLIC_KEY, privateKey: keys.WEB_PUSH_PRIVATE_KEY }
}

/** @throws Error when one key of a provider is set without the other */
export function signInKeysOf(set: Environment): SignInKeys {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = set
  const { FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = set
  const google = wholeGroup({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET })
  const facebook = wholeGroup({ FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET })
  return {
    google: google && {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
      issuer: set.GOOGLE_ISSUER.replace(/\/+$/, ''),
    },
    facebook: facebook && {
      clientId: facebook.FACEBOOK_CLIENT_ID,
      clientSecret: facebook.FACEBOOK_CLIENT_SECRET,
      dialogUrl: set.FACEBOOK_DIALOG_URL,
      graphUrl: set.FACEBOOK_GRAPH_URL.replace(/\/+$/, ''),
    },
  }
}

/** @throws Error when a group is set in part, or both are */
export function paymentKeysOf(set: Environment): PaymentKeys {
  const stripe = wholeGroup({
    STRIPE_SECRET_KEY: set.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: set.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: set.STRIPE_WEBHOOK_SECRET,
  })
  const razorpay = wholeGroup({
    RAZORPAY_KEY_ID: set.RAZORPAY_KEY_ID,
    RAZORPAY_KEY_SECRET: set.RAZORPAY_KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: set.RAZORPAY_WEBHOOK_SECRET,
  })
  if (stripe && razorpay) throw new Error('Set the keys of Stripe or those of Razorpay, not both.')
  return {
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      apiUrl: set.STRIPE_API_URL,
      scriptUrl: set.STRIPE_JS_URL,
    },
    razorpay: razorpay && {
      keyId: razorpay.RAZORPAY_KEY_ID,
      keySecret: razorpay.RAZORPAY_KEY_SECRET,
      webhookSecret: razorpay.RAZORPAY_WEBHOOK_SECRET,
      apiUrl: set.RAZORPAY_API_URL,
      scriptUrl: set.RAZORPAY_JS_URL,
    },
  }
}

/** The settings of a group when all are set, null when none is. */
function wholeGroup<K extends string>(
  group: Record<K, string | undefined>,
): Record<K, string> | null {
  const missing = Object.entries(group).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(group).length) return null
  if (missing.length > 0) throw new Error(`These settings are missing: ${missing.join(', ')}.`)
  return group as Record<K, string>
}
