// What holds up a whole channel or one text, with what to do; nothing where all get through.
import { useQuery } from '@tanstack/react-query'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { carrierTroubles } from '#words/en/messages/carrier-troubles.ts'
import { channels } from '#words/en/messages/channels.ts'
import { carriers } from './carriers-query.ts'

export function CarrierTroubles() {
  const words = useWords(carrierTroubles)
  const channelWords = useWords(channels)
  const time = useLaundryTime()
  const { data } = useQuery(carriers)
  if (!data || data.troubles.length === 0) return null
  return (
    <section
      aria-label={words.label}
      className="my-5 grid gap-4 rounded-cut border border-danger bg-danger-wash p-5"
    >
      <ul className="grid gap-4">
        {data.troubles.map(({ channel, why, text, messageId, at }) => (
          <li key={messageId + why} className="grid gap-1 wrap-anywhere">
            <p className="font-semibold text-danger-text">
              {text === null
                ? words.ofChannel({ messages: channelWords[channel].plural })
                : words.ofText({ text, messages: channelWords[channel].plural })}
            </p>
            <p>{why}</p>
            <p className="text-sm">
              <TextLink to={`/admin/outbox?message=${messageId}`}>
                {words.latest({ at: time.dateTime(at) })}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{words.untilWhen}</p>
    </section>
  )
}
