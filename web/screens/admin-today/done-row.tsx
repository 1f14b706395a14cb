// A stop that is made, on one line, with its way back.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { RunStop } from '#contract/run-sheet.ts'
import { rupeesText } from '#web/parts/rupees.ts'
import { TEXT_LINK } from '#web/parts/text-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { COLLECTED_WORDS, DONE_WORDS } from './done-buttons.tsx'
import type { Collected } from './kept-taps.ts'
import { putStop, refreshSheet, undo } from './sheet-queries.ts'
import { TapNews } from './tap-news.tsx'
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
  const { undoable, number, name, kind, due } = stop
  const state = taps.of(stop)
  const mayCollect = kind === 'delivery' && due > 0 && (!state || state.state === 'saved')
  return (
    <li
      aria-label={`${DONE_WORDS[kind]} ${number}`}
      className="grid gap-2 rounded-md bg-leaf-wash px-4 py-1.5"
    >
      <div className="flex min-h-11 items-center gap-3">
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
      </div>
      {mayCollect && (
        <Collect stop={stop} onCollect={(collected) => taps.tap(stop, { collected })} />
      )}
      <TapNews stop={stop} state={state} taps={taps} />
    </li>
  )
}

type CollectProps = { stop: RunStop; onCollect: (collected: Collected) => void }

/** For money that was handed over after the stop was marked as done. */
function Collect({ stop: { due, number }, onCollect }: CollectProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 pb-1.5">
      <p className="grow font-semibold">{`${rupeesText(due)} not paid yet`}</p>
      {(['cash', 'upi'] as const).map((method) => (
        <Button
          key={method}
          variant="secondary"
          size="sm"
          onClick={() => onCollect({ method, amount: due })}
        >
          Paid {COLLECTED_WORDS[method]}
          <span className="sr-only"> {number}</span>
        </Button>
      ))}
    </div>
  )
}
