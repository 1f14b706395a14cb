// Dialog of a bulk action on orders: its form, then the failures, order by order.
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BulkResult } from '#contract/orders/order-bulk.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { formProblemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { bulkOrders } from '#words/en/orders/console/bulk-orders.ts'

export type BulkActionProps = {
  onClose: () => void
  /** Given what failed and can be tried again, once people have read it. */
  onDone: (failed: readonly string[]) => void
}

type BulkDialogProps = BulkActionProps & {
  title: string
  about?: string
  /** What the button says that does it. */
  action: string
  /** "28 orders moved". */
  doneText: (count: number) => string
  /** What stands above those that failed, where it isn't that they stayed as they were. */
  notDoneText?: (count: number) => string
  isReady: boolean
  run: () => Promise<readonly BulkResult[]>
  children: ReactNode
}

export function BulkActionDialog(props: BulkDialogProps) {
  const { title, about, action, doneText, notDoneText, isReady, run, children, onClose, onDone } =
    props
  const words = useWords(bulkOrders)
  const act = useMutation({
    mutationFn: run,
    onSuccess: (results) => {
      if (results.some(({ outcome }) => outcome === 'failed')) return
      const done = results.filter(({ outcome }) => outcome === 'done').length
      const rest = results.length - done
      toast.success(doneText(done), rest > 0 ? words.nothingLeft(rest) : undefined)
      onDone([])
    },
  })
  const results = act.data
  if (results?.some(({ outcome }) => outcome === 'failed'))
    return (
      <Results
        title={title}
        results={results}
        doneText={doneText}
        notDoneText={notDoneText ?? words.notDone}
        onClose={() =>
          onDone(results.flatMap(({ id, outcome }) => (outcome === 'failed' ? [id] : [])))
        }
      />
    )
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={title}
      description={about}
      action={{
        isPending: act.isPending,
        problem: act.error && formProblemOf(act.error, words.failed),
      }}
      onPress={() => act.mutate()}
      cancelLabel={words.cancel}
      submitLabel={action}
      busyLabel={words.working}
      canSubmit={isReady}
    >
      {children}
    </FormDialog>
  )
}

type ResultsProps = {
  title: string
  results: readonly BulkResult[]
  doneText: (count: number) => string
  notDoneText: (count: number) => string
  onClose: () => void
}

/** What was done, and each order that stayed as it was, with why. */
function Results({ title, results, doneText, notDoneText, onClose }: ResultsProps) {
  const words = useWords(bulkOrders)
  const having = (wanted: BulkResult['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted)
  const failed = having('failed')
  const unchanged = having('unchanged').length
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={title}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <output className="grid gap-1">
        <span className="font-semibold">{doneText(having('done').length)}.</span>
        {unchanged > 0 && <span className="text-ink-soft">{words.nothingLeft(unchanged)}</span>}
      </output>
      <div role="alert" className="grid gap-3 rounded-md border border-danger bg-danger-wash p-4">
        <p className="font-semibold text-danger-text">{notDoneText(failed.length)}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the keys */}
        <ul className="grid max-h-64 gap-1.5 overflow-y-auto text-sm" tabIndex={0}>
          {failed.map(({ id, number, message }) => (
            <li key={id}>
              <span className="font-semibold">{number ?? words.noNumber}</span>: {message}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
