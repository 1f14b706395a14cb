// Payments that a rider took at doors, in the order of their stops; those by UPI with their confirmation.
import type { DoorTaking, UpiTaking } from '#contract/cash/evening.ts'
import { cashScreen, ownCashWords } from '#words/en/cash/cash.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Taking = DoorTaking & Partial<Pick<UpiTaking, 'confirmed'>>

type DoorTakingsProps = {
  title: string
  hint?: string | undefined
  takings: readonly Taking[]
  onConfirm?: (taking: UpiTaking) => void
}

/** Folded, unless something of it is to be done. */
export function DoorTakings({ title, hint, takings, onConfirm }: DoorTakingsProps) {
  const { evening: words } = useWords(cashScreen)
  const time = useLaundryTime()
  return (
    <details open={hint !== undefined}>
      <summary className="w-fit py-2.5">
        {title}
        {hint && <span className="font-semibold text-accent-text"> · {hint}</span>}
      </summary>
      <ul>
        {takings.map((taking) => (
          <li
            key={taking.paymentId}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1"
          >
            <p>
              <TextLink
                to={`/admin/orders/${taking.orderId}`}
                className="inline-flex min-h-11 items-center"
              >
                {taking.number}
              </TextLink>{' '}
              <span className="text-ink-soft">{time.dateTime(taking.at)}</span>
            </p>
            <p className="font-semibold tabular-nums">{rupeesText(taking.amount)}</p>
            {isToConfirm(taking) && onConfirm && (
              <Button variant="secondary" size="sm" onClick={() => onConfirm(taking)}>
                {words.confirm}
                <span className="sr-only"> {taking.number}</span>
              </Button>
            )}
            {taking.confirmed && <Confirmed by={taking.confirmed} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

function isToConfirm(taking: Taking): taking is UpiTaking {
  return taking.confirmed === null
}

function Confirmed({ by: { by, reference } }: { by: NonNullable<UpiTaking['confirmed']> }) {
  const { evening: words } = useWords(cashScreen)
  const { colleague } = useWords(ownCashWords)
  return (
    <p className="w-full text-sm text-ink-soft">
      {words.confirmed({ by: by ?? colleague, reference })}
    </p>
  )
}
