// Order in which a customer's channels are tried, for what is about now and for what they keep, and by kind. Each choice
// is saved at once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeChannelOrder } from '#contract/accounts/profile.ts'
import {
  type ChannelOrder,
  type FirstChannels,
  MESSAGE_PURPOSES,
  type MessagePurpose,
  type MessageSubject,
  moveChannel,
} from '#domain/messages/channel-order.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { channelOrderWords } from '#words/en/messages/channel-order.ts'
import { notificationChoices } from '#words/en/messages/notification-choices.ts'
import { channelOrderQuery } from '#web/features/account/profile-queries.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { MoveButton } from '#web/ui/move-button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { FirstChannelChoices } from './first-channels.tsx'

const save = addressOf(changeChannelOrder)

type ChannelOrderPanelProps = {
  userId: string
  /** The channels that are switched on, of which there are two at least. */
  channels: readonly NotificationChannel[]
  /** Subjects that its person is sent nothing about. */
  without: readonly MessageSubject[]
}

/** A change of one order, or of first channels. */
type Change = Partial<ChannelOrder> & { first?: Partial<FirstChannels> }

export function ChannelOrderPanel({ userId, channels, without }: ChannelOrderPanelProps) {
  const words = useWords(channelOrderWords)
  const client = useQueryClient()
  const options = channelOrderQuery(userId)
  const { queryKey } = options
  const order = useQuery(options)
  const change = useMutation({
    scope: { id: 'channel-order' },
    mutationFn: (body: Change) => call(save, { params: { id: userId }, body }),
    async onMutate(body) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(
        queryKey,
        (before) => before && { ...before, ...body, first: { ...before.first, ...body.first } },
      )
    },
    onError(error) {
      toast.failure(words.notSaved, error.message)
      return client.invalidateQueries({ queryKey })
    },
  })

  return (
    <Panel as="section" aria-label={words.title}>
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1 text-ink-soft">{words.about}</p>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        {order.isPending &&
          MESSAGE_PURPOSES.map((purpose) => <Skeleton key={purpose} className="h-56" />)}
        {order.isPending && <output className="sr-only">{words.loading}</output>}
        {order.isError && <FailedQueryNotice what={words.notLoaded} query={order} />}
        {order.data &&
          MESSAGE_PURPOSES.map((purpose) => (
            <div key={purpose}>
              <OrderedChannels
                purpose={purpose}
                order={order.data[purpose]}
                channels={channels}
                reaching={order.data.reaching}
                onChange={(changed) => change.mutate({ [purpose]: changed })}
              />
              <FirstChannelChoices
                purpose={purpose}
                first={order.data.first}
                channels={order.data[purpose].filter((channel) => channels.includes(channel))}
                without={without}
                onChange={(first) => change.mutate({ first })}
              />
            </div>
          ))}
      </div>
    </Panel>
  )
}

type OrderedChannelsProps = {
  purpose: MessagePurpose
  order: readonly NotificationChannel[]
  channels: readonly NotificationChannel[]
  /** Those that reach their person today. */
  reaching: readonly NotificationChannel[]
  onChange: (order: NotificationChannel[]) => void
}

function OrderedChannels({ purpose, order, channels, reaching, onChange }: OrderedChannelsProps) {
  const words = useWords(channelOrderWords)
  const names = useWords(notificationChoices).settings
  const [moved, setMoved] = useState<NotificationChannel | null>(null)
  const { title, about } = words.purposes[purpose]
  const shown = order.filter((channel) => channels.includes(channel))
  const first = shown.find((channel) => reaching.includes(channel))

  const move = (channel: NotificationChannel, by: -1 | 1) => () => {
    setMoved(channel)
    onChange(moveChannel(order, channel, by, channels))
  }

  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-ink-soft">{about}</p>
      <ol
        data-repeats
        aria-label={title}
        className="mt-2 divide-y divide-line rounded-md border border-line"
      >
        {shown.map((channel, place) => {
          const { label } = names[channel]
          return (
            <li key={channel} className="flex min-h-16 items-center gap-1 py-2 pr-1 pl-4">
              <div className="grid min-w-0 flex-1 justify-items-start gap-0.5">
                <span className="font-semibold wrap-anywhere">{label}</span>
                {channel === first ? (
                  <Badge tone="primary">{words.first}</Badge>
                ) : (
                  <span className="text-sm text-ink-soft">
                    {reaching.includes(channel)
                      ? words.next
                      : [
                          words.notReaching[channel],
                          ...(place < shown.length - 1 ? [words.skipped] : []),
                        ].join(' ')}
                  </span>
                )}
              </div>
              <MoveButton
                label={words.moveUp({ channel: label })}
                to="up"
                onMove={place === 0 ? undefined : move(channel, -1)}
              />
              <MoveButton
                label={words.moveDown({ channel: label })}
                to="down"
                onMove={place === shown.length - 1 ? undefined : move(channel, 1)}
              />
            </li>
          )
        })}
      </ol>
      <output className="sr-only">
        {moved !== null &&
          words.moved({ channel: names[moved].label, place: shown.indexOf(moved) + 1 })}
      </output>
    </div>
  )
}
