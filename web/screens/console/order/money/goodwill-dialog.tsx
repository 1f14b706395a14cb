// Dialog that takes rupees or a percentage off a delivered order, and shows the result first.
import { useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { giveGoodwill } from '#contract/orders/order-payments.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { goodwillPaise, orderMoney } from '#domain/orders/order-money.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { currentRecordOf } from '#web/features/forms/current-record-of.ts'
import { useValueConfirmation } from '#web/features/forms/use-value-confirmation.ts'
import { orderAccountOf } from '#web/features/orders/price/order-cost.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'
import { orderPage } from '#words/en/orders/console/order-page.ts'
import { sumPaidByHand } from './paid.ts'

export function GoodwillDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const words = useWords(orderPage)
  const [cost, setCost] = useState(order.charged)
  const [typed, setTyped] = useState('')
  const [unit, setUnit] = useState<'rupees' | 'percent'>('rupees')
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const asked = unit === 'rupees' ? rupeesIn(typed) : percentIn(typed)
  const paise = asked && goodwillPaise(fromRupees(cost), asked)
  const after = paise === null ? null : moneyAfter(order, paise)
  const [handsBack, setHandsBack] = useValueConfirmation(after?.morePaise)
  const mayHandBack = after !== null && after.morePaise > 0 && sumPaidByHand(order) > 0

  const give = useAction(giveGoodwill, {
    input: (off: NonNullable<typeof asked>) => ({
      params: { id: order._id },
      body: {
        ...('percent' in off ? off : { amount: toRupees(off.amountPaise) }),
        reason: reason.trim(),
        seen: cost,
        handedBack: mayHandBack && handsBack,
      },
    }),
    onDone: () => {
      toast.success(words.given({ amount: textOf(paise ?? 0) }))
      onClose()
    },
    onFailed: (error) => setCost(currentRecordOf<number>(error) ?? cost),
    failed: words.notGiven,
  })
  const submit = () => {
    setIsAsked(true)
    if (asked !== null && paise !== null && reason.trim() !== '') give.send(asked)
  }
  const wrong =
    unit === 'rupees' ? words.wrongAmount({ most: rupeesText(cost) }) : words.wrongPercent
  return (
    <FormDialog
      onClose={onClose}
      title={words.goodwill}
      description={words.goodwillAbout({ cost: rupeesText(cost) })}
      action={give}
      onPress={submit}
      cancelLabel={words.leave}
      submitLabel={paise === null ? words.takeOff : words.take({ amount: textOf(paise) })}
    >
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
    </FormDialog>
  )
}

const textOf = (paise: number) => rupeesText(toRupees(paise))

function rupeesIn(typed: string): { amountPaise: number } | null {
  const rupees = parseTypedNumber(typed)
  const isSum = rupees > 0 && Math.round(rupees * 100) / 100 === rupees
  return isSum ? { amountPaise: fromRupees(rupees) } : null
}

function percentIn(typed: string): { percent: number } | null {
  const percent = parseTypedNumber(typed)
  return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? { percent } : null
}

/** What the order comes to with so much less. `morePaise`: what was paid too much then, beyond what was before. */
function moneyAfter(order: OrderDetail, paise: number) {
  const account = orderAccountOf(order)
  const after = orderMoney({ ...account, goodwillPaise: account.goodwillPaise + paise })
  return { ...after, morePaise: after.refundDuePaise - orderMoney(account).refundDuePaise }
}
