// Stops of a day: the next one on top and open, the others closed below, what is behind the rider folded.
import { useState } from 'react'
import type { OwnStop } from '#contract/run-sheet/own-run.ts'
import { useWords } from '#web/lib/words.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { isDoorBag } from '#web/offline/send-door-bag.ts'
import { DoneStops } from './done-stops.tsx'
import { type DayOfRun, isSameStop, type OrdersOfStop } from './run-with-deeds.ts'
import { StopCard } from './stop-card.tsx'
import { useLaterForms } from './use-later-forms.ts'
import type { WorkedRun } from './use-worked-run.ts'

type RunDayProps = {
  day: DayOfRun
  isTomorrow: boolean
  timeZone: string
  worked: WorkedRun
}

export function RunDay({ day: { open, tried, done }, isTomorrow, timeZone, worked }: RunDayProps) {
  const words = useWords(ownRun)
  const [next, ...later] = open
  const services = worked.phone.run?.services ?? []
  const bags = worked.deeds.waiting.filter(isDoorBag)
  const forms = useLaterForms(bags.length > 0)
  /** The stop that was opened by hand; null: the next one, or none where the rider closed it. */
  const [opened, setOpened] = useState<OwnStop | null>(null)
  const [isNextClosed, setNextClosed] = useState(false)
  const card = (orders: OrdersOfStop) => {
    const [stop] = orders
    const isNext = orders === next
    const isOpen = opened ? isSameStop(opened, stop) : isNext && !isNextClosed
    return (
      <StopCard
        orders={orders}
        timeZone={timeZone}
        services={services}
        isNext={isNext && !isTomorrow}
        isOpen={isOpen}
        onToggle={() => {
          setOpened(isOpen ? null : stop)
          setNextClosed(isOpen)
        }}
        onDeed={(deed, some = orders) => {
          worked.add(some, deed)
          // The rider is still at the door.
          if (deed.service !== undefined) return
          setOpened(null)
          setNextClosed(false)
          window.scrollTo({ top: 0 })
        }}
      />
    )
  }
  const cards = (stops: readonly OrdersOfStop[]) => (
    <ul className="grid gap-2">
      {stops.map((orders) => (
        <li key={`${orders[0].kind} ${orders[0].orderId}`}>{card(orders)}</li>
      ))}
    </ul>
  )
  return (
    <>
      {next ? (
        <section aria-labelledby="next" className="grid gap-2">
          <h2 id="next" className="text-lg">
            {isTomorrow ? words.first : words.next}
          </h2>
          {cards([next])}
        </section>
      ) : (
        <p className="py-6 text-center text-lg">
          {done.length > 0 && tried.length === 0 && !isTomorrow ? words.allDone : words.empty}
        </p>
      )}
      {later.length > 0 && (
        <section aria-labelledby="later" className="grid gap-2">
          <h2 id="later" className="text-lg">
            {words.later({ count: later.length })}
          </h2>
          {cards(later)}
        </section>
      )}
      {tried.length > 0 && (
        <details className="rounded-md border border-line px-3 py-2">
          <summary className="flex min-h-12 items-center font-semibold">
            {words.tried({ count: tried.length })}
          </summary>
          {cards(tried)}
        </details>
      )}
      {forms && bags.length > 0 && (
        <forms.WaitingBags
          bags={bags}
          services={services}
          deeds={worked.deeds}
          onTakeBack={worked.takeBack}
        />
      )}
      <DoneStops stops={done} deeds={worked.deeds} onTakeBack={worked.takeBack} />
    </>
  )
}
