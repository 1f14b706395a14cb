// Settlement of a claim: off the order with a credit note, as a voucher, or as a transfer with its reference.
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { type ClaimDetail, settleClaim } from '#contract/help/claims.ts'
import { defaultSettlement } from '#domain/help/claims.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { cacheClaim } from '#web/features/claims/claim-queries.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { claimsScreen } from '#words/en/help/claims-screen.ts'

const WAYS = ['refund', 'voucher', 'transfer'] as const

export function SettleForm({ claim }: { claim: ClaimDetail }) {
  const words = useWords(claimsScreen)
  const client = useQueryClient()
  const id = useId()
  const [way, setWay] = useState<(typeof WAYS)[number]>('refund')
  const [reference, setReference] = useState('')
  const award = claim.decision?.award ?? 0
  const parts = defaultSettlement(way, {
    awardPaise: fromRupees(award),
    chargedPaise: fromRupees(claim.decision?.charged ?? 0),
    orderPaise: fromRupees(claim.orderCosts),
  })
  const needsReference = parts.transferPaise > 0
  const isReady = !needsReference || reference.trim() !== ''
  const settle = useAction(settleClaim, {
    input: () => ({
      params: { id: claim._id },
      body: {
        refund: toRupees(parts.refundPaise),
        voucher: toRupees(parts.voucherPaise),
        transfer: toRupees(parts.transferPaise),
        ...(needsReference && { reference: reference.trim() }),
        revision: claim.revision,
      },
    }),
    onDone: (saved) => {
      cacheClaim(client, saved)
      toast.success(words.settled)
    },
    failed: words.notSettled,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady) settle.send()
  }
  const textOf = (paise: number) => (paise > 0 ? rupeesText(toRupees(paise)) : null)
  return (
    <Panel as="section" aria-labelledby="settle">
      <h2 id="settle" className="mb-1 text-xl">
        {words.settle}
      </h2>
      <p className="mb-4 text-ink-soft">{words.settleIntro(rupeesText(award))}</p>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <RadioCards legend={words.settle} hideLegend>
          {WAYS.map((each) => (
            <RadioCard
              key={each}
              name={`${id}-way`}
              title={words.ways[each]}
              checked={way === each}
              description={words.wayHints[each]}
              onChange={() => setWay(each)}
            />
          ))}
        </RadioCards>
        <output className="rounded-md bg-sunk px-4 py-3 font-semibold">
          {words.parts({
            refund: textOf(parts.refundPaise),
            voucher: textOf(parts.voucherPaise),
            transfer: textOf(parts.transferPaise),
          })}
        </output>
        {needsReference && (
          <TextInput
            label={words.reference}
            maxLength={80}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
        <FormProblem problem={settle.problem} />
        <Button type="submit" disabled={!isReady} busy={settle.isPending}>
          {words.settleNow}
        </Button>
      </form>
    </Panel>
  )
}
