// One stop of the run sheet: person, place, items, amount to collect, and the one large button.
import clsx from 'clsx'
import { Check, MessageSquareText } from 'lucide-react'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { TAKERS } from '#domain/clothes/custody.ts'
import { atTheDoor } from '#words/en/run-sheet/at-the-door.ts'
import { counting } from '#words/en/orders/counting.ts'
import { clothesWithRider } from '#words/en/run-sheet/riders.ts'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'
import { together } from '#words/en/orders/together.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { FailedVisitButton, FailedVisitNotice } from './failed-visit-button.tsx'
import { CollectPayment, canCollectPayment } from './collect-payment.tsx'
import { COLLECTED_WORDS, DONE_WORDS, CompletionButtons } from './completion-buttons.tsx'
import { ReservedSpace } from './reserved-space.tsx'
import { CompletionNotices } from './completion-notices.tsx'
import { RiderChoice } from './rider-choice.tsx'
import { StopKindBadge, KIND_WORDS, StopToggle, StopContact } from './stop-head.tsx'
import { unitsToHandOver } from './units-to-hand-over.ts'
import { OrdersOfStop } from './orders-of-stop.tsx'
import { UndoButton } from './undo-button.tsx'
import { stopAnchorOf } from './use-stop-in-address.ts'
import type { OneOpen } from './use-one-open-stop.ts'
import { stopKey, type PlacedStop, type StillList } from './use-steady-stops.ts'
import type { Completions } from './use-completions.ts'

type StopCardProps = {
  /** With several orders, what they are together. */
  placed: PlacedStop
  orders: readonly PlacedStop[]
  completions: Completions
  hold: StillList['hold']
  /** On a phone all stops but one are closed. */
  oneOpen: OneOpen
  /** Asks for a note or photo first. */
  onProof: (stop: RunStop) => void
}

/**
 * A stop that was to be made when it was first shown, as a list item. One that was made since says so in the same
 * place and room, until it is put away.
 */
export function StopCard({ placed, orders, completions, hold, oneOpen, onProof }: StopCardProps) {
  const join = useWords(together)
  const key = stopKey(placed.before)
  const isOpen = oneOpen.isOpen(key)
  const stop = placed.before
  const { kind, number, items, instructions } = stop
  const isDone = placed.stop.done
  return (
    <Panel
      as="li"
      id={stopAnchorOf(kind, stop.orderId)}
      aria-label={`${isDone ? DONE_WORDS[kind] : KIND_WORDS[kind]} ${number}`}
      className={clsx(
        (isDone || placed.gone) && 'print:hidden',
        'grid grid-cols-1 content-start gap-1 p-3! md:gap-3 md:p-4! print:break-inside-avoid print:gap-1 print:rounded-none print:border-0 print:border-b print:p-0! print:py-2! print:shadow-none',
      )}
    >
      <StopKindBadge stop={stop} isAlone={orders.length === 1} />
      {orders.length > 1 && (
        <p className="text-sm font-semibold text-accent-text">
          {join.ordersOfStop({ count: orders.length })}
        </p>
      )}
      <StopToggle
        stop={stop}
        isDone={isDone}
        isOpen={isOpen}
        onToggle={(button) => oneOpen.toggle(key, button)}
      />
      <div className={clsx('grid grid-cols-1 gap-3', !isOpen && 'max-md:hidden print:grid!')}>
        <StopContact stop={stop} />
        <div className="grid gap-1 text-sm">
          {orders.length > 1 ? (
            <OrdersOfStop orders={orders} onProof={onProof} />
          ) : (
            <p className="wrap-anywhere">{items.join(', ')}</p>
          )}
          {instructions && (
            <p className="flex gap-2 rounded-md bg-accent-wash px-3 py-2 text-accent-text print:p-0">
              <MessageSquareText aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
              <span className="sr-only">Special instructions: </span>
              <span className="min-w-0 wrap-anywhere whitespace-pre-line">{instructions}</span>
            </p>
          )}
          <Part stop={placed.stop} hold={hold} />
          <FailedVisitNotice stop={placed.stop} />
          <ToDecide stop={placed.stop} />
          <ClothesWith stop={placed.stop} />
          <Money stop={placed.stop} />
          <RiderChoice stop={placed.stop} orders={orders.map((order) => order.stop)} />
        </div>
        <Action
          placed={placed}
          orders={orders}
          completions={completions}
          hold={hold}
          onProof={onProof}
        />
      </div>
    </Panel>
  )
}

/** Of what was handed over in part: how much is left. */
function Part({ stop, hold }: Pick<StopCardProps, 'hold'> & { stop: RunStop }) {
  const words = useWords(atTheDoor)
  const all = stop.units.length
  const left = unitsToHandOver(stop).length
  if (left === 0 || !stop.units.some(({ place }) => TAKERS.some((each) => each === place)))
    return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="grow font-semibold text-accent-text">{words.openPart({ left, all })}</p>
      <UndoButton stops={[stop]} hold={hold} />
    </div>
  )
}

/** Of what was done and doesn't fit the order. */
function ToDecide({ stop: { toDecide } }: { stop: RunStop }) {
  const words = useWords(runSheet)
  return toDecide && <p className="font-semibold text-accent-text">{words.toDecide}</p>
}

function ClothesWith({ stop: { clothesWith } }: { stop: RunStop }) {
  const words = useWords(clothesWithRider)
  return clothesWith && <p className="font-semibold text-danger-text">{words.still(clothesWith)}</p>
}

/** One line of the largest that is said there, so that the card keeps its height. */
const MONEY = 'min-h-7'

function Money({ stop: { kind, counted, due, total, paymentMethod } }: { stop: RunStop }) {
  const { afterCounting } = useWords(counting)
  if (counted === false)
    return <p className={`${MONEY} text-ink-soft`}>{`Price ${afterCounting}`}</p>
  if (due === 0) {
    const paid = paymentMethod === 'account' ? 'On account: nothing to collect' : 'Paid'
    return <p className={`${MONEY} font-semibold text-success-text`}>{paid}</p>
  }
  if (kind === 'pickup')
    return (
      <p className={`${MONEY} text-ink-soft`}>{`${rupeesText(total ?? due)} to pay on delivery`}</p>
    )
  const isByHand = paymentMethod === 'cash' || paymentMethod === 'upi'
  const how = isByHand ? COLLECTED_WORDS[paymentMethod] : 'in cash or by UPI'
  return <p className={`${MONEY} text-lg font-bold`}>{`Collect ${rupeesText(due)} ${how}`}</p>
}

function Action({ placed, orders, completions, hold, onProof }: Omit<StopCardProps, 'oneOpen'>) {
  const words = useWords(runSheet)
  const { stop, before } = placed
  const state = completions.of(stop)
  const instead =
    state !== undefined ? (
      <CompletionNotices stop={stop} state={state} completions={completions} />
    ) : stop.done ? (
      <Done stop={stop} orders={orders} completions={completions} hold={hold} />
    ) : placed.gone ? (
      <p className="rounded-md bg-sunk px-4 py-3">This stop is no longer on this sheet.</p>
    ) : null
  return (
    <ReservedSpace instead={instead} className="min-h-34 print:hidden">
      <CompletionButtons
        stop={instead === null ? stop : before}
        onDone={(collected) => completions.complete(stop, { collected })}
      />
      {orders.length === 1 && (
        <Button wide variant="quiet" onClick={() => onProof(stop)}>
          {words[stop.kind === 'pickup' ? 'withCount' : 'withNote']}
          <span className="sr-only"> {stop.number}</span>
        </Button>
      )}
      <FailedVisitButton stop={stop} onBring={completions.bringBack} />
    </ReservedSpace>
  )
}

function Done({
  stop,
  orders,
  completions,
  hold,
}: Pick<StopCardProps, 'orders' | 'completions' | 'hold'> & { stop: RunStop }) {
  return (
    <>
      <div className="flex min-h-16 items-center gap-3 rounded-md bg-success-wash px-4">
        <Check aria-hidden="true" size={20} className="shrink-0 text-success-text" />
        <output className="grow text-lg font-semibold text-success-text">
          {DONE_WORDS[stop.kind]}
        </output>
        <UndoButton stops={orders.map((order) => order.stop)} hold={hold} />
      </div>
      {canCollectPayment(stop) && (
        <CollectPayment
          stop={stop}
          onCollect={(collected) => completions.complete(stop, { collected })}
        />
      )}
    </>
  )
}
