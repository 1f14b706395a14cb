// A stop that is made, on one line, with its way back.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { RunStop } from '#contract/run-sheet.ts'
import { TEXT_LINK } from '#web/parts/text-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { putStop, refreshSheet, undo } from './sheet-queries.ts'
import { DONE_WORDS } from './stop-card.tsx'
import type { Taps } from './use-taps.ts'

export function DoneRow({ stop, taps }: { stop: RunStop; taps: Taps }) {
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: undo,
    onSuccess: (saved) => {
      const state = taps.of(stop)
      if (state) taps.dismiss(state.tap)
      putStop(client, saved)
    },
    onError: (error) => toast.failure('It couldn’t be taken back.', error.message),
    onSettled: () => refreshSheet(client),
  })
  const { undoable, number, name, kind } = stop
  return (
    <li
      aria-label={`${DONE_WORDS[kind]} ${number}`}
      className="flex min-h-14 items-center gap-3 rounded-md bg-leaf-wash px-4 py-1.5"
    >
      <Check aria-hidden="true" size={20} className="shrink-0 text-leaf-text" />
      <p className="min-w-0 grow leading-snug">
        <span className="font-semibold text-leaf-text">{DONE_WORDS[kind]}</span>{' '}
        <span className="wrap-anywhere">{name}</span>{' '}
        <Link to={`/admin/orders/${stop.orderId}`} className={`${TEXT_LINK} text-sm`}>
          {number}
        </Link>
      </p>
      {undoable !== null && (
        <Button
          variant="secondary"
          size="sm"
          busy={saving.isPending}
          onClick={() => saving.mutate(undoable)}
        >
          Undo<span className="sr-only"> {number}</span>
        </Button>
      )}
    </li>
  )
}
