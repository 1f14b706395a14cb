// Order of channels and quiet hours, below the switches of the Notifications tab.
import type { MessageSubject } from '#domain/messages/channel-order.ts'
import {
  NOTIFICATION_CHANNELS,
  type NotificationSettings,
} from '#domain/messages/notification-settings.ts'
import { ChannelOrderPanel } from './channel-order-panel.tsx'
import { OwnQuietHoursPanel } from './own-quiet-hours-panel.tsx'

type WhenAndHowPanelsProps = { userId: string; settings: NotificationSettings }

/** The switch of each subject that not everyone is sent. */
const SWITCH_OF = { alarms: 'alarms', figures: 'dayFigures', offers: 'promotions' } as const

export function WhenAndHowPanels({ userId, settings }: WhenAndHowPanelsProps) {
  const channels = NOTIFICATION_CHANNELS.filter((name) => settings[name] === true)
  const subjects = Object.keys(SWITCH_OF) as (keyof typeof SWITCH_OF)[]
  const without: MessageSubject[] = subjects.filter((subject) => !settings[SWITCH_OF[subject]])
  return (
    <>
      {channels.length > 1 && (
        <ChannelOrderPanel userId={userId} channels={channels} without={without} />
      )}
      {channels.length > 0 && (
        <OwnQuietHoursPanel userId={userId} hasOffers={settings.promotions} />
      )}
    </>
  )
}
