// Promo code at the review: entry, its discount or refusal, and removal.
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import { PROMO_CODE } from '#domain/discounts/promo-codes.ts'
import { deletePromoCodeOfLink } from '#web/features/account/read-promo-code-of-link.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { orderSteps } from '#words/en/orders/new-order/order-steps.ts'

type PromoEntryProps = {
  /** What the order asks for; empty for none. */
  code: string
  /** The order's price with it; undefined until the server has answered. */
  quote: QuoteAnswer | undefined
  onChange: (code: string) => void
}

export function PromoCodeField({ code, quote, onChange }: PromoEntryProps) {
  const { promo: words } = useWords(orderSteps)
  const [typed, setTyped] = useState(code)
  useEffect(() => setTyped(code), [code])
  const id = useId()
  const taken = quote?.adjustments.find(({ source }) => source === PROMO_CODE)
  const refusal = quote?.refusals.find(({ source }) => source === PROMO_CODE)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange(typed.trim())
  }
  const removeCode = () => {
    deletePromoCodeOfLink()
    setTyped('')
    onChange('')
  }

  return (
    <div className="mt-5 border-t border-line pt-4" aria-live="polite">
      {code !== '' && taken ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 font-medium wrap-anywhere text-success-text">
            {words.taken({ label: taken.label, amount: rupeesText(taken.amount) })}
          </p>
          <Button variant="quiet" size="sm" onClick={removeCode}>
            {words.remove}
          </Button>
        </div>
      ) : (
        <form onSubmit={submit} aria-labelledby={id} className="grid gap-2">
          <span id={id} className="sr-only">
            {words.code}
          </span>
          <div className="flex items-start gap-3">
            <TextInput
              label={words.code}
              optional
              className="min-w-0 grow"
              value={typed}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              error={code === typed.trim() ? refusal?.message : undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button
              type="submit"
              variant="secondary"
              className="mt-7 shrink-0"
              disabled={typed.trim() === '' || typed.trim() === code}
              busy={code !== '' && !quote}
              busyLabel={words.checking}
            >
              {words.apply}
            </Button>
          </div>
          {refusal && (
            <Button variant="quiet" size="sm" className="w-fit" onClick={removeCode}>
              {words.withoutCode}
            </Button>
          )}
        </form>
      )}
    </div>
  )
}
