// Live changes of the offer by staff: every open screen of a signed-in person reloads them at once.
import { addressOf } from '#web/lib/api.ts'
import { live } from '#contract/messages/notifications.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLiveStream } from '#web/lib/live/live.ts'

const { path: LIVE } = addressOf(live)

/** Everything that is asked of the server and follows from prices, plans, hours, places, dates or areas. */
const OFFER_KEYS = [
  ['catalogue'],
  ['quote'],
  ['slots'],
  ['coverage'],
  ['plans'],
  ['admin', 'catalogue'],
  ['admin', 'plans'],
  ['admin', 'settings'],
  ['admin', 'days'],
  ['admin', 'plant'],
  ['admin', 'clothes'],
  ['admin', 'now'],
]

export function useSettingsChanges(): void {
  const client = useQueryClient()
  const refresh = () => {
    for (const queryKey of OFFER_KEYS) void client.invalidateQueries({ queryKey })
  }
  useLiveStream(LIVE, refresh, { names: ['offer'], onReopen: refresh })
}
