// The Notifications tab: topics and channels. Each switch is saved at once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_CHANNELS,
  STAFF_CATEGORIES,
  type NotificationSettings,
} from '#domain/messages/notification-settings.ts'
import { ownConsent } from '#words/en/messages/consent-record.ts'
import { notificationChoices } from '#words/en/messages/notification-choices.ts'
import { call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { BrowserNotices } from '#web/features/account/browser-notices.tsx'
import { consentsQuery, notificationSettingsQuery } from '#web/features/account/profile-queries.ts'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { toast } from '#web/ui/toast.tsx'
import { PhoneProofForm } from './phone-proof-form.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// Below the switches, and for few of those who open the profile.
const WhenAndHowPanels = lazyPart(async () => ({
  default: (await import('./when-and-how-panels.tsx')).WhenAndHowPanels,
}))

type Name = keyof NotificationSettings

export function NotificationsTab({ user }: { user: User }) {
  const words = useWords(notificationChoices)
  const client = useQueryClient()
  const options = notificationSettingsQuery(user._id)
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
    onSuccess: () => client.invalidateQueries({ queryKey: consentsQuery(user._id).queryKey }),
    onError(error) {
      toast.failure(words.notSaved, error.message)
      return client.invalidateQueries({ queryKey })
    },
  })

  if (settings.isPending) return <SkeletonList rows={2} label={words.loading} />
  if (settings.isError) return <FailedQueryNotice what={words.notLoaded} query={settings} />

  const isOffered = (name: Name) => settings.data[name] !== undefined
  // The form confirms the number for texts and for WhatsApp.
  const forNumber = (['sms', 'whatsapp'] as const).find((name) => settings.data[name])

  const group = (title: string, intro: string, names: readonly Name[], more?: ReactNode) => (
    <Panel as="section" aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-ink-soft">{intro}</p>
      <div className="mt-3 divide-y divide-line">
        {names.filter(isOffered).map((name) => (
          <div key={name}>
            <Switch
              {...words.settings[name]}
              checked={settings.data[name] === true}
              onChange={(event) => save.mutate({ [name]: event.target.checked })}
            />
            {settings.data[name] === true && <AgreedOn name={name} userId={user._id} />}
            {name === forNumber && <PhoneProofForm user={user} />}
          </div>
        ))}
        {more}
      </div>
    </Panel>
  )

  return (
    <>
      {group(words.categories, words.categoriesLine, NOTIFICATION_CATEGORIES)}
      {STAFF_CATEGORIES.some(isOffered) && group(words.atWork, words.atWorkLine, STAFF_CATEGORIES)}
      {group(words.channels, words.channelsLine, NOTIFICATION_CHANNELS, <BrowserNotices />)}
      <Suspense fallback={<SkeletonList rows={1} label={words.loading} />}>
        <WhenAndHowPanels userId={user._id} settings={settings.data} />
      </Suspense>
    </>
  )
}

/** When its person agreed to what a switch sends; nothing for a switch that needs no consent. */
function AgreedOn({ name, userId }: { name: Name; userId: string }) {
  const words = useWords(ownConsent)
  const { day } = useLaundryTime()
  const { data: consents } = useQuery(consentsQuery(userId))
  const consent = consents?.find(
    ({ subject, withdrawnAt }) => subject === name && withdrawnAt === null,
  )
  if (!consent) return null
  return (
    <p className="pb-2.5 text-sm text-ink-soft">{words.since({ day: day(consent.givenAt) })}</p>
  )
}
