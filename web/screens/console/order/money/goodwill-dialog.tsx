// Takes rupees or a percentage off a delivered order, and says before what it comes to.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { giveGoodwill } from '#contract/orders/order-payments.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { goodwillPaise, orderMoney } from '#domain/orders/order-money.ts'
import { callProven } from '#web/features/account/second-factor/proof.ts'
import { currentOf } from '#web/features/forms/current-of.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { useTick } from '#web/features/forms/use-tick.ts'
import { accountOf } from '#web/features/orders/price/order-cost.ts'
import { addressOf } from '#web/lib/api.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { readTypedNumber } from '#web/ui/fields/typed-number.ts'
import { orderPage } from '#words/en/orders/order-page.ts'
import { refreshOrderDetail } from '../record/detail-queries.ts'
import { paidByHand } from './paid.ts'

const askGoodwill = addressOf(giveGoodwill)

export function GoodwillDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const words = useWords(orderPage)
  const client = useQueryClient()
  const [cost, setCost] = useState(order.charged)
  const [typed, setTyped] = useState('')
  const [unit, setUnit] = useState<'rupees' | 'percent'>('rupees')
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const asked = unit === 'rupees' ? rupeesIn(typed) : percentIn(typed)
  const paise = asked && goodwillPaise(fromRupees(cost), asked)
  const after = paise === null ? null : moneyAfter(order, paise)
  const [handsBack, setHandsBack] = useTick(after?.morePaise)
  const mayHandBack = after !== null && after.morePaise > 0 && paidByHand(order) > 0

  const give = useMutation({
    mutationFn: (off: NonNullable<typeof asked>) =>
      callProven(askGoodwill, {
        params: { id: order._id },
        body: {
          ...('percent' in off ? off : { amount: toRupees(off.amountPaise) }),
          reason: reason.trim(),
          seen: cost,
          handedBack: mayHandBack && handsBack,
        },
      }),
    onSuccess: () => {
      toast.success(words.given({ amount: textOf(paise ?? 0) }))
      onClose()
    },
    onError: (error) => setCost(currentOf<number>(error) ?? cost),
    onSettled: () => refreshOrderDetail(client),
  })
  const submit = () => {
    setIsAsked(true)
    if (asked !== null && paise !== null && reason.trim() !== '') give.mutate(asked)
  }
  const wrong =
    unit === 'rupees' ? words.wrongAmount({ most: rupeesText(cost) }) : words.wrongPercent
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.goodwill}
      description={words.goodwillAbout({ cost: rupeesText(cost) })}
      locked={give.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={give.isPending} onClick={onClose}>
            {words.leave}
          </Button>
          <Button busy={give.isPending} onClick={submit}>
            {paise === null ? words.takeOff : words.take({ amount: textOf(paise) })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-3">
          <NumberInput
            label={words.takeOff}
            decimal={unit === 'rupees'}
            value={typed}
            error={paise === null && (isAsked || typed !== '') ? wrong : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Select
            label={words.unit}
            value={unit}
            onChange={({ target }) => setUnit(target.value === 'percent' ? 'percent' : 'rupees')}
          >
            <option value="rupees">{words.rupees}</option>
            <option value="percent">{words.percent}</option>
          </Select>
        </div>
        <TextInput
          label={words.reason}
          hint={words.reasonHint}
          maxLength={300}
          value={reason}
          error={isAsked && reason.trim() === '' ? words.reasonNeeded : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {after && (
          <p aria-live="polite" className="rounded-md bg-sunk px-4 py-3">
            {words.after({ cost: textOf(after.chargedPaise), due: textOf(after.duePaise) })}{' '}
            {after.morePaise > 0 &&
              (mayHandBack
                ? words.tooMuch({ amount: textOf(after.morePaise) })
                : words.backAutomatically({ amount: textOf(after.morePaise) }))}
          </p>
        )}
        {mayHandBack && (
          <div>
            <Checkbox checked={handsBack} onChange={({ target }) => setHandsBack(target.checked)}>
              {words.handedBack({ amount: textOf(after.morePaise) })}
            </Checkbox>
            <p className="text-sm text-ink-soft">{words.owedHint}</p>
          </div>
        )}
        <FormProblem problem={give.error && problemOf(give.error, words.notGiven)} />
      </div>
    </Dialog>
  )
}

const textOf = (paise: number) => rupeesText(toRupees(paise))

function rupeesIn(typed: string): { amountPaise: number } | null {
  const rupees = readTypedNumber(typed)
  const isSum = rupees > 0 && Math.round(rupees * 100) / 100 === rupees
  return isSum ? { amountPaise: fromRupees(rupees) } : null
}

function percentIn(typed: string): { percent: number } | null {
  const percent = readTypedNumber(typed)
  return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? { percent } : null
}

/** What the order comes to with so much less. `morePaise`: what was paid too much then, beyond what was before. */
function moneyAfter(order: OrderDetail, paise: number) {
  const account = accountOf(order)
  const after = orderMoney({ ...account, goodwillPaise: account.goodwillPaise + paise })
  return { ...after, morePaise: after.refundDuePaise - orderMoney(account).refundDuePaise }
}
