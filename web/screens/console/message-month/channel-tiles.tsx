// Sums of a month's messages by channel, a tile each.
import { useWords } from '#web/lib/words.ts'
import { StatTile, StatTiles } from '#web/ui/stat-tiles.tsx'
import { channels as channelWords } from '#words/en/messages/channels.ts'
import { messageMonth } from '#words/en/messages/message-month.ts'
import { costText } from './cost-text.ts'
import type { MessageMonth } from './month-queries.ts'

type ChannelSums = MessageMonth['channels'][number]

export function ChannelTiles({ channels }: Pick<MessageMonth, 'channels'>) {
  const words = useWords(messageMonth)
  const names = useWords(channelWords)
  return (
    <section aria-label={words.byChannel}>
      <StatTiles>
        {channels.map((sums) => (
          <StatTile
            key={sums.channel}
            name={names[sums.channel].plural}
            value={sums.sent.toLocaleString('en-IN')}
            note={noteOf(words, sums)}
          />
        ))}
      </StatTiles>
    </section>
  )
}

function noteOf(words: typeof messageMonth, sums: ChannelSums): string {
  const { sent, segments, delivered, read, failed, waiting, priced } = sums
  const cost = costText(words, sums)
  const isOfSome = priced > 0 && priced < sent
  return [
    ...(segments === null ? [] : [words.segments(segments)]),
    ...(delivered === null ? [] : [words.delivered(delivered)]),
    ...(read === null ? [] : [words.read(read)]),
    ...(waiting === 0 ? [] : [words.waiting(waiting)]),
    words.failed(failed),
    isOfSome ? words.costOfSome({ cost, priced, sent }) : words.cost(cost),
  ].join(' · ')
}
