// Decision of a claim: the piece's value makes the proposal, and staff grant that, more, or less with a reason.
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type ClaimDetail, decideClaim } from '#contract/help/claims.ts'
import { awardNeedsReason, proposedAwardPaise, type ClaimValue } from '#domain/help/claims.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { cacheClaim } from '#web/features/claims/claim-queries.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'
import { claimsScreen } from '#words/en/help/claims-screen.ts'

export function DecideForm({ claim }: { claim: ClaimDetail }) {
  const words = useWords(claimsScreen)
  const client = useQueryClient()
  const { decision, usefulLives } = claim
  const [typed, setTyped] = useState({
    price: decision ? String(decision.price) : '',
    age: decision ? String(decision.ageMonths) : '',
    charged: String(decision?.charged ?? claim.cleaning),
    award: '',
  })
  const [lifeName, setLife] = useState(decision?.life.name ?? usefulLives[0]?.name ?? '')
  const [proven, setProven] = useState(decision?.proven ?? false)
  const [reason, setReason] = useState(decision?.reason ?? '')
  const life = usefulLives.find(({ name }) => name === lifeName) ?? usefulLives[0]
  const value = life ? readValue(typed, { lifeMonths: life.months, proven }) : null
  const proposed = value && proposedAwardPaise(value)
  const own = typed.award.trim() === '' ? null : parseTypedNumber(typed.award)
  const award = own === null ? proposed : Number.isFinite(own) ? fromRupees(own) : null
  const asksReason = value !== null && award !== null && awardNeedsReason(award, value)
  const isReady = award !== null && (!asksReason || reason.trim() !== '')

  const decide = useAction(decideClaim, {
    input: (given: { value: ClaimValue; award: number }) => ({
      params: { id: claim._id },
      body: {
        price: toRupees(given.value.pricePaise),
        ageMonths: given.value.ageMonths,
        life: life?.name ?? '',
        proven,
        charged: toRupees(given.value.chargedPaise),
        award: toRupees(given.award),
        ...(asksReason && { reason: reason.trim() }),
        revision: claim.revision,
      },
    }),
    onDone: (saved) => {
      cacheClaim(client, saved)
      toast.success(words.saved)
    },
    failed: words.notSaved,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady && value) decide.send({ value, award })
  }
  const change = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <Panel as="section" aria-labelledby="decide">
      <h2 id="decide" className="mb-4 text-xl">
        {decision ? words.decideAgain : words.decide}
      </h2>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-2 items-end gap-3">
          <NumberInput label={words.price} decimal {...change('price')} />
          <NumberInput label={words.age} {...change('age')} />
        </div>
        <Select
          label={words.life}
          value={life?.name ?? ''}
          onChange={({ target }) => setLife(target.value)}
        >
          {usefulLives.map(({ name, months: count }) => (
            <option key={name} value={name}>
              {words.lifeOf({ name, count })}
            </option>
          ))}
        </Select>
        <Checkbox checked={proven} onChange={({ target }) => setProven(target.checked)}>
          {words.proven}
        </Checkbox>
        <NumberInput label={words.cleaning} decimal {...change('charged')} />
        <output className="rounded-md bg-sunk px-4 py-3 text-lg font-semibold">
          {proposed === null ? words.typeFirst : words.proposal(rupeesText(toRupees(proposed)))}
        </output>
        <NumberInput label={words.give} hint={words.giveHint} decimal {...change('award')} />
        {asksReason && (
          <Textarea
            label={words.reason}
            hint={words.reasonHint}
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <FormProblem problem={decide.problem} />
        <Button type="submit" disabled={!isReady} busy={decide.isPending}>
          {award === 0
            ? words.decline
            : words.save(award === null ? null : rupeesText(toRupees(award)))}
        </Button>
      </form>
    </Panel>
  )
}

/** @returns null where something that was typed is no number */
function readValue(
  typed: Record<'price' | 'age' | 'charged', string>,
  chosen: Pick<ClaimValue, 'lifeMonths' | 'proven'>,
): ClaimValue | null {
  const [price, age, charged] = [typed.price, typed.age, typed.charged].map(parseTypedNumber) as [
    number,
    number,
    number,
  ]
  return [price, age, charged].every(Number.isFinite)
    ? {
        ...chosen,
        pricePaise: fromRupees(price),
        ageMonths: Math.floor(age),
        chargedPaise: fromRupees(charged),
      }
    : null
}
