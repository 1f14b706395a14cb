// Customers who wait for an answer, the longest wait first.
import type { NowAnswer, Unanswered } from '#contract/operate/now.ts'
import { nowScreen } from '#words/en/operate/now-screen.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { NowRow, SectionFrame } from './section-frame.tsx'

const MINUTE_MS = 60_000

const TAB_OF = { chat: 'chat', ticket: 'tickets', message: 'messages' } as const

/** Where those are who wait longest. */
function deskOf([first]: readonly Unanswered[]): string {
  return first ? `/admin/help-desk?tab=${TAB_OF[first.kind]}` : '/admin/help-desk'
}

function deskLink({ kind, id }: Unanswered): string {
  return `/admin/help-desk?tab=${TAB_OF[kind]}&open=${id}`
}

type UnansweredSectionProps = { waiting: NonNullable<NowAnswer['waiting']> }

export function UnansweredSection({ waiting: { count, longest } }: UnansweredSectionProps) {
  const words = useWords(nowScreen)
  const now = useNow()
  return (
    <SectionFrame {...words.unanswered} count={count} to={deskOf(longest)}>
      <ul>
        {longest.map((each) => (
          <NowRow
            key={each.id}
            to={deskLink(each)}
            name={each.name || words.visitor}
            about={words.kinds[each.kind]}
            aside={words.waits({ minutes: (now.getTime() - Date.parse(each.since)) / MINUTE_MS })}
          />
        ))}
      </ul>
    </SectionFrame>
  )
}
