// Remaining kilograms by the period that granted them, each with its last day.
import type { Subscription } from '#contract/club/subscriptions.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { subscriptionScreen } from '#words/en/club/subscription-screen.ts'

export function AllowanceLots({ lots }: Pick<Subscription, 'lots'>) {
  const { kilograms: words } = useWords(subscriptionScreen)
  const time = useLaundryTime()
  const there = lots.filter((lot) => lot.kilogramsLeft > 0)
  return (
    <Panel as="section" aria-labelledby="lots">
      <h2 id="lots" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-soft">{words.about}</p>
      {there.length === 0 ? (
        <p className="mt-4 font-semibold">{words.none}</p>
      ) : (
        <ul className="mt-4 border-t-[3px] border-rope">
          {there.map((lot) => (
            <li
              key={lot.periodStart}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-0 last:pb-0"
            >
              <div>
                <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                  {words.left({ left: lot.kilogramsLeft, of: lot.kilograms })}
                  {lot.rolledOver && <Badge tone="accent">{words.rolledOver}</Badge>}
                </p>
                <p className="text-sm text-ink-soft">
                  {words.fromTo({ from: time.day(lot.periodStart), to: time.day(lot.periodEnd) })}
                </p>
              </div>
              <p className="text-sm">
                <MarkedText
                  text={words.useBy({ day: time.day(lot.expiresAt) })}
                  parts={[emphasized]}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function emphasized(text: string) {
  return <strong className="font-semibold">{text}</strong>
}
