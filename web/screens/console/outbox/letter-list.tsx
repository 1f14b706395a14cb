// The letters of the outbox, each a row to open.
import type { OutboxLetter } from '#contract/outbox.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { channelOf, recipientOf, stateOf, triesOf } from './words.ts'

type LetterListProps = { letters: readonly OutboxLetter[]; onOpen: (id: string) => void }

/** Takes the letters in the order they are to stand. */
export function LetterList({ letters, onOpen }: LetterListProps) {
  return (
    <Panel as="div" className="overflow-hidden p-0!">
      <ul>
        {letters.map((letter) => (
          <li key={letter._id} className="border-b border-line last:border-b-0">
            <LetterRow letter={letter} onOpen={() => onOpen(letter._id)} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function LetterRow({ letter, onOpen }: { letter: OutboxLetter; onOpen: () => void }) {
  const time = useLaundryTime()
  const { Icon, label } = channelOf(letter)
  const { label: state, tone } = stateOf(letter)
  const tries = triesOf(letter)
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-3.5 text-left -outline-offset-3 hover:bg-primary-wash sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-5"
    >
      <Icon aria-hidden="true" size={20} className="mt-0.5 text-ink-soft" />
      <span className="min-w-0">
        <span className="sr-only">{label}: </span>
        <span className="block font-semibold wrap-anywhere">{letter.subject}</span>
        <span className="block text-sm wrap-anywhere text-ink-soft">{recipientOf(letter)}</span>
        {tries && (
          <span className="mt-1 line-clamp-2 block text-sm wrap-anywhere text-ink-soft">
            {tries}
          </span>
        )}
      </span>
      <span className="col-start-2 flex flex-wrap items-center gap-2 sm:col-start-3 sm:row-start-1 sm:grid sm:justify-items-end">
        <span className="flex flex-wrap gap-2">
          {letter.delivery > 0 && <Badge>Sent again</Badge>}
          <Badge tone={tone}>{state}</Badge>
        </span>
        <time dateTime={letter.leavesAt ?? letter.createdAt} className="text-sm text-ink-soft">
          {letter.leavesAt
            ? `Leaves ${time.dateTime(letter.leavesAt)}`
            : time.dateTime(letter.createdAt)}
        </time>
      </span>
    </button>
  )
}
