// Switch for the laundry's browser notifications; absent where the browser has none.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pushKey, subscribePush, unsubscribePush } from '#contract/messages/notifications.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { Switch } from '#web/ui/fields/switch.tsx'
import { toast } from '#web/ui/toast.tsx'
import { CHANNEL_ORDER } from './profile-queries.ts'
import { findPushSubscription } from './push-here.ts'
import { useWords } from '#web/lib/words.ts'
import { browserNotices } from '#words/en/messages/browser-notices.ts'

const askKey = addressOf(pushKey)
const subscribe = addressOf(subscribePush)
const unsubscribe = addressOf(unsubscribePush)

const HERE = ['push', 'here']

export function BrowserNotices() {
  const words = useWords(browserNotices)
  const client = useQueryClient()
  const canShow = 'serviceWorker' in navigator && 'PushManager' in window
  const key = useQuery({
    queryKey: ['push', 'key'],
    queryFn: ({ signal }) => call(askKey, {}, { signal }),
    enabled: canShow,
  })
  const here = useQuery({
    queryKey: HERE,
    queryFn: async () => (await findPushSubscription()) !== null,
    enabled: canShow,
  })
  const publicKey = key.data?.publicKey ?? null
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? turnOn(publicKey!, words) : turnOff()),
    onError: (error) => toast.failure(words.failed, error.message),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [CHANNEL_ORDER] })
      return client.invalidateQueries({ queryKey: HERE })
    },
  })
  if (publicKey === null || here.data === undefined) return null
  return (
    <Switch
      label={words.label}
      hint={words.hint}
      checked={change.isPending ? change.variables : here.data}
      disabled={change.isPending}
      onChange={(event) => change.mutate(event.target.checked)}
    />
  )
}

async function turnOn(publicKey: string, words: typeof browserNotices): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(words.notAllowed)
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error(words.loadAgain)
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint = '', keys = {} } = made.toJSON()
  const { p256dh = '', auth = '' } = keys
  await call(subscribe, { body: { endpoint, keys: { p256dh, auth } } })
}

async function turnOff(): Promise<void> {
  const subscription = await findPushSubscription()
  if (!subscription) return
  await call(unsubscribe, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}
