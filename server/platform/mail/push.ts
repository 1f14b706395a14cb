/** Sends push notices to browsers (Web Push), where the operator has set keys. */
import type { Config } from '../config/config.ts'
import { Refused } from './refused.ts'

export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushNotice {
  /** A later notice with the same tag takes this one's place. */
  tag: string
  title: string
  body: string
  /** A path of this site. */
  link: string
  /** What the browser sends back once it has shown the notice. */
  receipt: { message: string; token: string }
}

/** The browser has taken its subscription back. */
export class SubscriptionGone extends Refused {}

export interface Push {
  /** What browsers subscribe with; null while push is not set up. */
  publicKey: string | null
  /** @throws SubscriptionGone, Refused, or an error that is worth another try */
  send(subscription: PushSubscription, notice: PushNotice): Promise<void>
}

const TIMEOUT_MS = 15_000
/** A notice that could not be shown within a day is old news. */
const LIFETIME_SECONDS = 86_400

export function openPushSender(config: Pick<Config, 'webPush' | 'baseUrl' | 'mailFrom'>): Push {
  const keys = config.webPush
  if (!keys)
    return {
      publicKey: null,
      send: () => Promise.reject(new Refused('Web push is not set up.')),
    }
  // Push services ask for a way to reach the operator: https, or mailto where the site has no https.
  const subject = config.baseUrl.startsWith('https:') ? config.baseUrl : 'mailto:operator@localhost'
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, notice) {
      const { default: webPush } = await import('web-push')
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(notice),
        { vapidDetails: { subject, ...keys }, TTL: LIFETIME_SECONDS, contentEncoding: 'aes128gcm' },
      )
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: headersOf(request.headers),
        body: new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      if (answer.status === 404 || answer.status === 410)
        throw new SubscriptionGone('The browser has ended its subscription.')
      const said = `The push service answered ${answer.status}.`
      throw answer.status === 400 || answer.status === 413 ? new Refused(said) : new Error(said)
    },
  }
}

/** `fetch` counts the bytes itself. */
function headersOf(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  )
}
