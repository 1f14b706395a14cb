// The run with the rider's deeds on it: what they do is kept, shown at once, and sent.
import { useMemo, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { OwnStop } from '#contract/run-sheet/own-run.ts'
import { useWords } from '#web/lib/words.ts'
import { forgetCall } from '#web/offline/kept-calls.ts'
import { deedParts, isDeedOf } from '#web/offline/deed-parts.ts'
import type { Completion } from '#web/offline/kept-completions.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import {
  forgetDoors,
  isPartDeed,
  isSameStop,
  type OrdersOfStop,
  withAnswer,
} from './run-with-deeds.ts'
import { type DeedAtDoor, type DeedOutcome, type Deeds, useDeeds } from './use-deeds.ts'
import { type Notes, useNotes } from './use-notes.ts'
import { type RunOnPhone, useOwnRun } from './use-own-run.ts'

export type WorkedRun = {
  phone: RunOnPhone
  deeds: Deeds
  notes: Notes
  /** What has just happened, in words. */
  said: string
  /** @param deed of all orders of the stop, the first of which is said in it */
  add: (orders: OrdersOfStop, deed: DeedAtDoor) => void
  takeBack: (deed: Completion) => void
}

export function useWorkedRun(user: User): WorkedRun {
  const words = useWords(ownRun)
  const phone = useOwnRun(user._id)
  const { change, refresh } = phone
  const notes = useNotes(user._id)
  const { add } = notes
  const [said, setSaid] = useState('')
  /** Stops as they were before a deed, phone and address included: they lie in no storage, and go with the page. */
  const [before] = useState<OwnStop[]>(() => [])
  const outcome = useMemo<DeedOutcome>(
    () => ({
      onSent: (stop) => change((run) => withAnswer(run, stop)),
      onNote: add,
      onNotTakenBack: (deed) => add(deed, words.notTakenBack),
      onPhotoRefused: (deed) => add(deed, words.withoutPhoto),
      onAllSent: () => void refresh(),
    }),
    [words, add, change, refresh],
  )
  const deeds = useDeeds(user, outcome)
  return {
    phone,
    deeds,
    notes,
    said,
    add: (orders, deed) => {
      setSaid('')
      const [stop] = orders
      if (deed.service !== undefined) {
        const name = stop.door?.name ?? stop.name
        deeds.add({ ...stop, number: words.bagOf({ name }) }, deed)
        return
      }
      for (const { orderId, kind } of orders) forgetCall({ orderId, kind, userId: user._id })
      if (!isPartDeed(deed)) before.push(...orders)
      const made = deeds.add(stop, deed)
      change((run) => forgetDoors(run, [made]))
    },
    takeBack: (deed) => {
      if (deed.service !== undefined) {
        if (deeds.takeBack(deed)) setSaid(words.bagTakenBack)
        return
      }
      // What was paid in two ways is two deeds.
      const ofStop = deeds.waiting.filter((each) =>
        deedParts(deed).some((part) => isDeedOf(each, part)),
      )
      if (!ofStop.toReversed().every(deeds.takeBack)) return
      const known = ofStop
        .flatMap(deedParts)
        .flatMap((part) => before.findLast((stop) => isSameStop(stop, part)) ?? [])
      change((run) => ({
        ...run,
        stops: run.stops.map((stop) => known.find((each) => isSameStop(each, stop)) ?? stop),
      }))
      setSaid(words.takenBack({ number: deed.number ?? '', others: deed.others?.length ?? 0 }))
      void refresh()
    },
  }
}
