/** The call of the contact page's form. */
import { sendMessage as call } from '#contract/contact.ts'
import type { Deps } from '../deps.ts'
import { route, type Route } from '../http/route.ts'
import { sendMessage } from './send-message.ts'

/** Spec section 8. */
const THANKS = { message: "Thank you for your message! We'll get back to you within 24 hours." }

export function contactRoutes(deps: Deps): Route[] {
  return [
    route(call, async ({ body, headers, person }) => {
      await sendMessage(deps, person, body, headers['idempotency-key'] ?? null)
      return THANKS
    }),
  ]
}
