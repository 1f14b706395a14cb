// Riders side by side with their stops: columns at a desk, one beside the other by swipe on a phone.
import clsx from 'clsx'
import { Suspense, useRef, useState } from 'react'
import type { BoardStop } from '#contract/run-sheet/board.ts'
import type { NewStops } from '#contract/run-sheet/new-stops.ts'
import type { Rider } from '#contract/run-sheet/run-sheet.ts'
import type { StopGroup } from '#domain/run-sheet/run-sheet.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { toast } from '#web/ui/toast.tsx'
import { runBoard } from '#words/en/run-sheet/board.ts'
import { BoardColumnView } from './board-column.tsx'
import { type BoardColumn, boardColumns, ordersOfStop, stopKey } from './board-columns.ts'
import type { useBoard } from './use-board.ts'
import { useStopDrag } from './use-stop-drag.ts'

const ShareOutDialog = lazyPart(async () => ({
  default: (await import('./share-out-dialog.tsx')).ShareOutDialog,
}))

type BoardProps = {
  board: ReturnType<typeof useBoard>
  stops: readonly BoardStop[]
  riders: readonly Rider[]
  newStops: Pick<NewStops, 'areas' | 'planners'>
  canMove: boolean
}

export function Board({ board, stops, riders, newStops, canMove }: BoardProps) {
  const words = useWords(runBoard)
  const row = useRef<HTMLDivElement>(null)
  const [sharing, setSharing] = useState<StopGroup<BoardStop> | null>(null)
  const columns = boardColumns(stops, riders)
  const move = (stop: BoardStop, to: Rider | null) => {
    const orders = ordersOfStop(stop, stops)
    const number = orders.map((order) => order.number).join(', ')
    focusNext(row.current, stop)
    board.move(
      orders.map(({ orderId, kind, rider }) => ({
        orderId,
        kind,
        from: rider?._id ?? null,
        to: to?._id ?? null,
      })),
      () => toast.success(words.moved({ number, to: to?.name ?? null })),
    )
  }
  useStopDrag(row, (key, column) => {
    const stop = stops.find((each) => stopKey(each) === key)
    if (stop) move(stop, riders.find(({ _id }) => _id === column) ?? null)
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      {board.undoable && (
        <output className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-wash px-4 py-2 text-accent-text">
          {words.shared({ count: board.undoable.length })}
          <Button size="sm" variant="secondary" onClick={board.undo}>
            {words.undo}
          </Button>
        </output>
      )}
      <ColumnLinks columns={columns} row={row} />
      <div
        ref={row}
        className="flex h-[calc(100dvh-22rem)] min-h-96 snap-x snap-mandatory items-stretch gap-3 overflow-x-auto pb-2 sm:h-[calc(100dvh-13rem)] sm:snap-none"
      >
        {columns.map((column) => (
          <BoardColumnView
            key={column.rider?._id ?? ''}
            column={column}
            pins={pinsOf(newStops.areas, column.rider)}
            riders={riders}
            canMove={canMove && riders.length > 0}
            onMove={move}
            onShareOut={
              column.rider === null && canMove && riders.length > 0 ? setSharing : undefined
            }
          />
        ))}
      </div>
      {sharing && (
        <Suspense>
          <ShareOutDialog
            group={sharing}
            stops={stops.filter(({ done }) => !done)}
            riders={riders}
            newStops={newStops}
            isSending={board.isMoving}
            onShareOut={(moves) => {
              board.shareOut(moves)
              setSharing(null)
            }}
            onClose={() => setSharing(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

function pinsOf(areas: NewStops['areas'], rider: Rider | null): readonly string[] {
  return areas.find((area) => area.rider._id === rider?._id)?.pins ?? []
}

/** On a phone, above the columns, where no message covers them: each one's name and number, which bring it into view. */
function ColumnLinks(props: {
  columns: readonly BoardColumn[]
  row: { readonly current: HTMLDivElement | null }
}) {
  const words = useWords(runBoard)
  if (props.columns.length < 2) return null
  const show = (index: number) =>
    props.row.current?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  return (
    <nav aria-label={words.columns} className="flex gap-2 overflow-x-auto sm:hidden">
      {props.columns.map(({ rider, left }, index) => (
        <button
          key={rider?._id ?? ''}
          type="button"
          onClick={() => show(index)}
          className={clsx(
            'inline-flex min-h-11 max-w-40 shrink-0 items-center gap-2 rounded-full border border-edge bg-sheet px-4 text-sm font-medium',
            rider === null && left > 0 && 'text-danger-text',
          )}
        >
          <span className="truncate">{rider?.name ?? words.nobody}</span>
          <span className="tabular-nums">{left}</span>
        </button>
      ))}
    </nav>
  )
}

/** Puts the focus on the column's next stop, for the moved one goes away: keys go on there. */
function focusNext(row: HTMLElement | null, stop: BoardStop): void {
  const button = row?.querySelector(`[data-move="${stopKey(stop)}"]`)
  const column = button?.closest('[data-column]')
  if (!column) return
  const buttons = [...column.querySelectorAll<HTMLElement>('[data-move]')]
  const index = buttons.findIndex((each) => each === button)
  const next =
    buttons[index + 1] ?? buttons[index - 1] ?? column.querySelector<HTMLElement>('h2[tabindex]')
  // After the menu has closed, which gives the focus back to its own button.
  requestAnimationFrame(() => next?.focus({ preventScroll: true }))
}
