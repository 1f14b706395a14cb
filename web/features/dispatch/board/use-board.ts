// The board's day: read, kept live, and changed at once on screen as stops are moved.
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#contract/base/call.ts'
import { live } from '#contract/messages/notifications.ts'
import { moveStops, readRunBoard, type StopMove } from '#contract/run-sheet/board.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { RUN_SHEET_KEY } from '#web/features/stops-to-decide/queries.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { runBoard } from '#words/en/run-sheet/board.ts'
import { applyMoves, reverseMoves } from './board-columns.ts'

const askBoard = addressOf(readRunBoard)
const { path: LIVE } = addressOf(live)

/** Changes that come close together are asked for once. */
const GATHER_MS = 400

type Day = AnswerOf<typeof readRunBoard>

/** Below the run sheet, with which it is read again. @param date null for today */
function boardQuery(date: string | null) {
  return queryOptions({
    queryKey: [...RUN_SHEET_KEY, 'board', date],
    queryFn: ({ signal }) => call(askBoard, { query: { ...(date && { date }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    networkMode: 'always',
  })
}

type Sending = { moves: readonly StopMove[]; onMoved?: (moved: StopMove[]) => void }

/** @param date null for today */
export function useBoard(date: string | null) {
  const words = useWords(runBoard)
  const client = useQueryClient()
  const day = useQuery(boardQuery(date))
  const [undoable, setUndoable] = useState<StopMove[] | null>(null)
  const show = (moves: readonly StopMove[]) =>
    client.setQueryData<Day>(
      boardQuery(date).queryKey,
      (known) => known && { ...known, stops: applyMoves(known.stops, moves, known.riders) },
    )
  const moving = useAction(moveStops, {
    input: ({ moves }: Sending) => ({ body: { moves: [...moves] } }),
    // Without a line it is said at once: a plan that waits unseen on one device helps nobody.
    networkMode: 'always',
    failed: words.moveFailed,
    toasts: 'title',
    onMutate: async ({ moves }) => {
      await client.cancelQueries({ queryKey: RUN_SHEET_KEY })
      show(moves)
    },
    onFailed: (_, { moves }) => show(reverseMoves(moves)),
    onDone: ({ moved }, { moves, onMoved }) => {
      const stale = moves.length - moved.length
      if (stale > 0) toast.failure(words.stale({ count: stale }))
      else onMoved?.(moved)
    },
  })
  const send = (moves: readonly StopMove[], onMoved?: (moved: StopMove[]) => void) => {
    setUndoable(null)
    if (moves.length > 0) moving.send({ moves, ...(onMoved && { onMoved }) })
  }
  return {
    day,
    isMoving: moving.isPending,
    line: useBoardChanges(),
    move: send,
    /** Moves that one press takes back; null where there is nothing to take back. */
    undoable,
    shareOut: (moves: readonly StopMove[]) => send(moves, setUndoable),
    undo: () => {
      if (undoable === null) return
      send(reverseMoves(undoable), (moved) => toast.success(words.undone({ count: moved.length })))
    },
  }
}

/** Reads the board again when a stop has another rider, or another state. */
function useBoardChanges() {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const gather = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => void client.invalidateQueries({ queryKey: RUN_SHEET_KEY }),
      GATHER_MS,
    )
  }
  return useLiveStream(LIVE, gather, { names: ['run', 'due', 'resync'], onReopen: gather })
}
