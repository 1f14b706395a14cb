// Dialog that takes in a rider's bags: each is ticked, and what is missing is named.
import { useState } from 'react'
import { type RiderSet, takeInSet } from '#contract/clothes/rider-sets.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { toast } from '#web/ui/toast.tsx'
import { riderSetWords } from '#words/en/clothes/rider-sets.ts'
import { sendTakeIn } from './set-queries.ts'

/** So many missing bags are named. */
const NAMED = 3

type TakeInDialogProps = {
  /** As it was when the dialog opened: other bags by now are refused with a sentence. */
  set: RiderSet
  onClose: () => void
}

export function TakeInDialog({ set: { riderId, name, orders }, onClose }: TakeInDialogProps) {
  const words = useWords(riderSetWords)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const all = orders.flatMap(({ visitId, number: order, bags, left }) =>
    left.map((number) => ({ key: `${visitId} ${number}`, visitId, number, order, bags })),
  )
  const here = all.filter(({ key }) => ticked.has(key))
  const missing = all.filter(({ key }) => !ticked.has(key))
  const sending = useAction(takeInSet, {
    by: () =>
      sendTakeIn(
        riderId,
        all.length,
        here.map(({ visitId, number }) => ({ visitId, number })),
      ),
    failed: words.failed,
    onDone: () => {
      toast.success(words.sent({ taken: here.length }))
      onClose()
    },
  })
  const tick = (key: string, isHere: boolean) => {
    const next = new Set(ticked)
    if (isHere) next.add(key)
    else next.delete(key)
    setTicked(next)
  }
  const names = missing.slice(0, NAMED).map((bag) => words.missingBag(bag))
  if (missing.length > NAMED) names.push(words.more({ count: missing.length - NAMED }))
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={words.takeIn({ name })}
      description={words.hint}
      action={sending}
      canSubmit={here.length > 0}
      onPress={() => sending.send()}
      submitLabel={words.send({ taken: here.length })}
    >
      <Button
        variant="secondary"
        size="sm"
        className="w-fit"
        onClick={() => setTicked(new Set(all.map(({ key }) => key)))}
      >
        {words.all}
      </Button>
      {orders.map(({ visitId, number, bags, left, isMissing }) => (
        <fieldset key={visitId} className="border-t border-line pt-2">
          <legend className="float-left w-full font-semibold">
            {number}
            {isMissing && <span className="text-danger-text"> · {words.wasMissing}</span>}
          </legend>
          <div className="clear-both flex flex-wrap gap-x-6">
            {left.map((bag) => (
              <Checkbox
                key={bag}
                checked={ticked.has(`${visitId} ${bag}`)}
                onChange={({ target }) => tick(`${visitId} ${bag}`, target.checked)}
              >
                {words.bag({ number: bag, bags })}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
      <output className="grid gap-1">
        <span className="font-semibold">
          {words.progress({ bags: all.length, orders: orders.length, taken: here.length })}
        </span>
        {missing.length > 0 && here.length > 0 && (
          <span className="text-danger-text">
            {words.missing({ count: missing.length, names: names.join(', ') })}
          </span>
        )}
      </output>
    </FormDialog>
  )
}
