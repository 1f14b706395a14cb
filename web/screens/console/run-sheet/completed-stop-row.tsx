// Completed stop on one line, with its undo.
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { CollectPayment, canCollectPayment } from './collect-payment.tsx'
import { DONE_WORDS } from './completion-buttons.tsx'
import { ReservedSpace } from './reserved-space.tsx'
import { CompletionNotices } from './completion-notices.tsx'
import { UndoButton } from './undo-button.tsx'
import { stopAnchorOf } from './use-stop-in-address.ts'
import type { PlacedStop, StillList } from './use-steady-stops.ts'
import type { Completions } from './use-completions.ts'

type DoneRowProps = { placed: PlacedStop; completions: Completions; hold: StillList['hold'] }

export function CompletedStopRow({ placed, completions, hold }: DoneRowProps) {
  const { stop, before } = placed
  const { number, name, kind, done } = stop
  const state = completions.of(stop)
  const words = done ? DONE_WORDS[kind] : 'Undone'
  return (
    <li
      id={stopAnchorOf(kind, stop.orderId)}
      aria-label={`${words} ${number}`}
      className="grid grid-cols-1 gap-2 rounded-md bg-success-wash px-4 py-1.5"
    >
      <div className="flex min-h-11 items-center gap-3">
        <Check aria-hidden="true" size={20} className="shrink-0 text-success-text" />
        <p className="min-w-0 grow leading-snug">
          <span className="font-semibold text-success-text">{words}</span>{' '}
          <span className="wrap-anywhere">{name}</span>{' '}
          <Link to={`/admin/orders/${stop.orderId}`} className={`${TEXT_LINK} text-sm`}>
            {number}
          </Link>
        </p>
        {done && <UndoButton stops={[stop]} hold={hold} />}
      </div>
      {canCollectPayment(before) ? (
        <ReservedSpace
          instead={
            state ? (
              <CompletionNotices stop={stop} state={state} completions={completions} />
            ) : canCollectPayment(stop) ? null : (
              ''
            )
          }
        >
          <CollectPayment
            stop={canCollectPayment(stop) ? stop : before}
            onCollect={(collected) => completions.complete(stop, { collected })}
          />
        </ReservedSpace>
      ) : (
        <CompletionNotices stop={stop} state={state} completions={completions} />
      )}
    </li>
  )
}
