// Misfit: the rider's version of a stop, the order's version, and the decisions.
import { Link } from 'react-router'
import type { StopToDecide } from '#contract/run-sheet/stop-misfits.ts'
import { statusOfStop } from '#domain/run-sheet/door-misfits.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { lateStops } from '#words/en/run-sheet/late-stops.ts'
import { statusLabels } from '#words/en/orders/order-statuses.ts'
import { stopMisfits } from '#words/en/run-sheet/stop-misfits.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { sendMisfitDecision } from './queries.ts'

export function MisfitRow({ stop }: { stop: StopToDecide }) {
  const words = useWords(stopMisfits)
  const mayOpen = useSession().user?.permissions?.includes('orders') === true
  const { number, kind, broughtBack } = stop
  const failed = kind === 'pickup' ? words.failedPickup : words.failedDelivery
  const title = (broughtBack ? failed : words[kind])(number)
  return (
    <li className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <div>
        <h3 className="font-semibold wrap-anywhere">
          {mayOpen ? (
            <Link
              to={`/admin/orders/${stop.orderId}`}
              className={`${TEXT_LINK} inline-flex min-h-11 items-center`}
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="font-semibold text-danger-text">
          {stop.misfits.map((misfit) => words.misfits[misfit]).join(' ')}
        </p>
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        <Version name={words.rider} lines={useRiderLines(stop)} />
        <Version name={words.order} lines={useOrderLines(stop)} />
      </dl>
      <DecisionButtons
        choices={stop.choices}
        label={({ choice, amount }) => {
          const sum = rupeesText(amount)
          if (choice === 'accept')
            return words.choice.accept({ status: statusLabels[statusOfStop(stop)!] })
          if (choice === 'take_back') return words.choice.take_back
          if (choice !== 'keep') return words.choice[choice]({ sum })
          if (amount === 0) return words.choice.keep
          return stop.order.refundDue > 0
            ? words.choice.keepOwed({ sum })
            : words.choice.keepDue({ sum })
        }}
        of={(action) => words.of({ action, number })}
        onDecide={({ choice }) => sendMisfitDecision(stop._id, choice)}
      />
    </li>
  )
}

function Version({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div className="rounded-md bg-sunk px-3 py-2">
      <dt className="font-semibold">{name}</dt>
      {lines.map((line) => (
        <dd key={line} className="wrap-anywhere">
          {line}
        </dd>
      ))}
    </div>
  )
}

function useRiderLines(stop: StopToDecide): string[] {
  const words = useWords(stopMisfits)
  const { taken } = useWords(lateStops)
  const time = useLaundryTime()
  const { rider, markedAt, collected: method, amount, bags, note, takenBy, takenName } = stop
  const sum = amount === null ? words.unknownSum : rupeesText(amount)
  return [
    words.marked({ rider, at: time.dateTime(markedAt) }),
    ...(method ? [words.took({ sum, method })] : []),
    ...(bags === null ? [] : [words.bags(bags)]),
    ...(takenBy ? [taken({ by: takenBy, name: takenName })] : []),
    ...(note ? [`“${note}”`] : []),
    ...(stop.hasPhoto ? [words.photo] : []),
    ...(stop.isUndone ? [words.undone] : []),
  ]
}

function useOrderLines({ found, order, otherBags }: StopToDecide): string[] {
  const words = useWords(stopMisfits)
  const now = { status: statusLabels[order.status] }
  const before = { status: statusLabels[found.status], sum: rupeesText(found.due) }
  return [
    words.wasDue(before),
    order.refundDue > 0
      ? words.isOwed({ ...now, sum: rupeesText(order.refundDue) })
      : words.isDue({ ...now, sum: rupeesText(order.due) }),
    ...(otherBags === null ? [] : [words.otherBags(otherBags)]),
  ]
}
