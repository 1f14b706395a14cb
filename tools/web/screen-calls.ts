/** First calls of each screen: its page sends them while the scripts load. */
import { me } from '#contract/accounts/accounts.ts'
import type { Call } from '#contract/base/call.ts'
import { bags, catalogue } from '#contract/catalogue/catalogue.ts'
import { readLoyalty } from '#contract/discounts/loyalty.ts'
import { currentSubscription } from '#contract/club/subscriptions.ts'

/** By the screen's address in small letters. A call may name nobody in its path but the person who asks. */
const CALLS: Record<string, readonly Call[]> = {
  'new-order': [catalogue, bags, currentSubscription, readLoyalty],
}

/**
 * Gives the links of a screen's page. Who asks for what is theirs is known in the browser alone, so `ownCalls`
 * wait for `web/public/boot.js`, which looks for them above its own tag.
 */
export function preloadLinksOf(screen: string): { ownCalls: string[]; calls: string[] } {
  const all = [me, ...(CALLS[screen] ?? [])]
  const isOwn = ({ access }: Call) => access !== 'public'
  return {
    ownCalls: all.filter(isOwn).map(({ path }) => `<link rel="own" href="${path}"/>`),
    calls: all
      .filter((call) => !isOwn(call))
      .map(({ path }) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${path}"/>`),
  }
}
