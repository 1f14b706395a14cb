// Late stop: marked by a rider without access, or handed in by a colleague.
import type { LateStop } from '#contract/run-sheet/late-stops.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { lateStops } from '#words/en/run-sheet/late-stops.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { sendLateStopDecision } from './queries.ts'

export function LateStopRow({ stop }: { stop: LateStop }) {
  const words = useWords(lateStops)
  const time = useLaundryTime()
  const { number, kind, rider, why, markedAt, broughtBack } = stop
  const { note, reason, bags, grams, givenBy, takenBy, units } = stop
  const { hasPhoto, collected, amount, calledAt } = stop
  const reasonLate =
    why === 'handed_in' ? words.handedIn({ by: stop.handedInBy, rider }) : words.why[why]
  const taken = amount === null ? words.unknownAmount : rupeesText(amount)
  const failed = kind === 'pickup' ? words.failedPickup : words.failedDelivery
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-semibold wrap-anywhere">
        {(broughtBack ? failed : words[kind])(number)}
      </h3>
      <p>{`${words.marked({ rider, at: time.dateTime(markedAt) })} ${reasonLate}`}</p>
      {note && <p className="wrap-anywhere">{`“${note}”`}</p>}
      {reason && <p className="wrap-anywhere">{words.reason(reason)}</p>}
      {bags !== null && <p>{words.bags({ bags, grams })}</p>}
      {givenBy && <p>{words.givenBy(givenBy)}</p>}
      {takenBy && (
        <p className="wrap-anywhere">{words.taken({ by: takenBy, name: stop.takenName })}</p>
      )}
      {units && <p>{words.part(units)}</p>}
      {collected && <p>{words[collected](taken)}</p>}
      {calledAt && <p>{words.called({ at: time.dateTime(calledAt) })}</p>}
      {hasPhoto && <p className="text-sm text-ink-soft">{words.photo}</p>}
      <DecisionButtons
        choices={[true, false]}
        label={(apply) => (apply ? words.apply : words.setAside)}
        of={(action) => words.of(action, number)}
        onDecide={(apply) => sendLateStopDecision(stop._id, apply)}
      />
    </li>
  )
}
