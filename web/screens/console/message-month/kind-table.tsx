// Sums of a month's messages by kind, with their table as a CSV file.
import { useId } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { channels as channelWords } from '#words/en/messages/channels.ts'
import { messageMonth } from '#words/en/messages/message-month.ts'
import { costText } from './cost-text.ts'
import { csvAddressOfMonth, type MessageMonth } from './month-queries.ts'

type KindSums = MessageMonth['kinds'][number]

export function KindTable({ sums: { month, kinds } }: { sums: MessageMonth }) {
  const words = useWords(messageMonth)
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id} className="min-w-0">
      <div className="flex items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {words.byKind}
        </h2>
        <TextLink
          to={csvAddressOfMonth(month)}
          reloadDocument
          download
          aria-label={words.csvOf}
          className="inline-flex min-h-11 min-w-11 items-center justify-end text-sm"
        >
          {words.csv}
        </TextLink>
      </div>
      <table data-stacks className="w-full border-collapse text-sm">
        <caption className="sr-only">{words.byKind}</caption>
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {words.kind}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {words.costColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind.name} className="border-t border-line">
              <th scope="row" className="w-full py-2.5 pr-4 text-left font-normal wrap-anywhere">
                <span className="block font-semibold">{kind.name}</span>
                <Details kind={kind} />
              </th>
              <td className="py-2.5 text-right align-top font-semibold whitespace-nowrap tabular-nums">
                {costText(words, kind)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function Details({ kind: { channels } }: { kind: KindSums }) {
  const words = useWords(messageMonth)
  const names = useWords(channelWords)
  return (
    <ul className="mt-0.5 text-ink-soft">
      {channels.map(({ channel, sent, segments, failed }) => (
        <li key={channel}>
          {[
            names[channel].counted(sent),
            ...(segments === null ? [] : [words.segments(segments)]),
            ...(failed === 0 ? [] : [words.failed(failed)]),
          ].join(', ')}
        </li>
      ))}
    </ul>
  )
}
