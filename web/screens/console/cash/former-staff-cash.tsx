// Cash still held by suspended or removed people: a colleague takes it in for them.
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { LeftCash as Left } from '#contract/cash/cash.ts'
import { cashScreen } from '#words/en/cash/cash.ts'
import { sendHandInOfFormerStaff, LEFT_CASH } from '#web/features/cash/cash-queries.ts'
import { CountDialog } from '#web/features/cash/count-dialog.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Nothing as long as nobody left with cash. */
export function FormerStaffCash() {
  const words = useWords(cashScreen)
  const id = useId()
  const people = useQuery(LEFT_CASH).data ?? []
  const [chosen, setChosen] = useState<Left | null>(null)
  return (
    <>
      {people.length > 0 && (
        <section aria-labelledby={id} className="grid gap-3">
          <h2 id={id} className="text-xl">
            {words.leftCash}
          </h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {people.map((person) => (
              <Panel
                as="li"
                key={person.personId}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
              >
                <div className="min-w-0 wrap-anywhere">
                  <h3 className="text-lg">{person.name}</h3>
                  <p>{words.leftWith({ sum: rupeesText(person.toHandIn) })}</p>
                </div>
                <Button variant="secondary" onClick={() => setChosen(person)}>
                  {words.takeLeft}
                  <span className="sr-only"> {person.name}</span>
                </Button>
              </Panel>
            ))}
          </ul>
        </section>
      )}
      {chosen && (
        <CountDialog
          title={words.takeLeftOf({ name: chosen.name })}
          hint={words.takeLeftHint({ sum: rupeesText(chosen.toHandIn) })}
          amountLabel={words.counted}
          expected={chosen.toHandIn}
          withNote
          said={{
            send: words.takeLeftSend,
            sendNothing: words.takeLeftNothing,
            sent: words.leftTaken,
            failed: words.notSaved,
          }}
          send={(counted) => sendHandInOfFormerStaff(chosen.personId, chosen.toHandIn, counted)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
