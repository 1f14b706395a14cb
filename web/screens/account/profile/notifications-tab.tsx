// The Notifications tab: topics and channels. Each switch is saved at once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import type { NotificationSettings } from '#domain/messages/notification-settings.ts'
import { call } from '#web/lib/api.ts'
import { BrowserNotices } from '#web/features/account/browser-notices.tsx'
import { notificationSettingsOf } from '#web/features/account/profile-queries.ts'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { toast } from '#web/ui/toast.tsx'
import { PhoneProof } from './phone-proof.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'

type Entry = { name: keyof NotificationSettings; label: string; hint: string }

const KINDS: readonly Entry[] = [
  {
    name: 'orderUpdates',
    label: 'Order updates',
    hint: 'Bookings, every change of status, and a reminder before pickup',
  },
  { name: 'promotions', label: 'Promotions', hint: 'Offers and discounts' },
  { name: 'newsletter', label: 'Newsletter', hint: 'What is new, now and then' },
]

const CHANNELS: readonly Entry[] = [
  { name: 'email', label: 'Email', hint: 'To the email you log in with' },
  { name: 'sms', label: 'SMS', hint: 'To the phone number in your profile' },
  { name: 'push', label: 'Push', hint: 'To browsers that you allowed to show notices' },
]

export function NotificationsTab({ user }: { user: User }) {
  const client = useQueryClient()
  const options = notificationSettingsOf(user._id)
  const { queryKey } = options
  const settings = useQuery(options)
  const save = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: (change: Partial<NotificationSettings>) =>
      call(changeNotificationSettings, { params: { id: user._id }, body: change }),
    async onMutate(change) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => before && { ...before, ...change })
    },
    onError(error) {
      toast.failure('That couldn’t be saved.', error.message)
      return client.invalidateQueries({ queryKey })
    },
  })

  if (settings.isPending) return <SkeletonList rows={2} label="Loading your settings" />
  if (settings.isError)
    return <FailedQuery what="Your settings couldn’t be loaded." query={settings} />

  const group = (title: string, intro: string, entries: readonly Entry[], more?: ReactNode) => (
    <Panel as="section" aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-ink-soft">{intro}</p>
      <div className="mt-3 divide-y divide-line">
        {entries.map(({ name, label, hint }) => (
          <div key={name}>
            <Switch
              label={label}
              hint={hint}
              checked={settings.data[name]}
              onChange={(event) => save.mutate({ [name]: event.target.checked })}
            />
            {name === 'sms' && settings.data.sms && <PhoneProof user={user} />}
          </div>
        ))}
        {more}
      </div>
    </Panel>
  )

  return (
    <>
      {group('What we send you', 'The bell on this site always shows all of it.', KINDS)}
      {group(
        'How we send it',
        'News of your account’s safety always comes by email.',
        CHANNELS,
        <BrowserNotices />,
      )}
    </>
  )
}
