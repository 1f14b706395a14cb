// Folded choice of another first channel for some of the messages of a purpose.
import { ChevronDown } from 'lucide-react'
import {
  type FirstChannels,
  type MessagePurpose,
  type MessageSubject,
  SUBJECTS_OF,
} from '#domain/messages/channel-order.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { channelOrderWords } from '#words/en/messages/channel-order.ts'
import { notificationChoices } from '#words/en/messages/notification-choices.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/fields/select.tsx'

type FirstChannelsProps = {
  purpose: MessagePurpose
  first: FirstChannels
  channels: readonly NotificationChannel[]
  /** Subjects that its person is sent nothing about. */
  without: readonly MessageSubject[]
  onChange: (first: Partial<FirstChannels>) => void
}

export function FirstChannelChoices(props: FirstChannelsProps) {
  const { purpose, first, channels, without, onChange } = props
  const words = useWords(channelOrderWords)
  const names = useWords(notificationChoices).settings
  const subjects = SUBJECTS_OF[purpose].filter((subject) => !without.includes(subject))
  const own = subjects.filter((subject) => channels.some((channel) => channel === first[subject]))

  return (
    <details className="group mt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold text-primary-text [&::-webkit-details-marker]:hidden">
        {own.length > 0 ? words.byKindOwn({ count: own.length }) : words.byKind}
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="text-sm text-ink-soft">{words.byKindAbout}</p>
      <div className="mt-2 grid gap-3">
        {subjects.map((subject) => (
          <Select
            key={subject}
            label={words.subjects[subject]}
            value={own.includes(subject) ? (first[subject] ?? '') : ''}
            onChange={({ target: { value } }) => {
              const chosen = channels.find((channel) => channel === value)
              onChange({ [subject]: chosen ?? null })
            }}
          >
            <option value="">{words.asAbove}</option>
            {channels.map((channel) => (
              <option key={channel} value={channel}>
                {words.firstBy({ channel: names[channel].label })}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </details>
  )
}
