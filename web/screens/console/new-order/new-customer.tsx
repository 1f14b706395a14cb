// New customer with only a name and a mobile number.
import { type SubmitEvent, useState } from 'react'
import type { CounterCustomer } from '#contract/counter/counter.ts'
import { looksLikeIndianMobile } from '#domain/accounts/phone.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useValueConfirmation } from '#web/features/forms/use-value-confirmation.ts'
import { MobileNumberQuestion } from '#web/features/forms/mobile-number-question.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { askMake } from './counter-queries.ts'

type NewCustomerProps = {
  /** What was looked for, which may be a whole number. */
  typed: string
  onMade: (customer: CounterCustomer) => void
  onBack: () => void
}

export function NewCustomer({ typed, onMade, onBack }: NewCustomerProps) {
  const words = useWords(counterScreen)
  const [name, setName] = useState('')
  const [phone, setPhone] = useState(typed)
  const [changedHands, setChangedHands] = useValueConfirmation(phone)
  const [isSent, setIsSent] = useState(false)
  const [known, setKnown] = useState<CounterCustomer | null>(null)
  const make = useAction(askMake, {
    input: (asked: { phone: string; isMobile?: true }) => ({
      body: { name, changedHands, ...asked },
    }),
    onDone: (customer) => {
      if (changedHands || customer.name === name.trim()) return onMade(customer)
      setKnown(customer)
    },
    failed: words.notMade,
  })
  const isName = name.trim() !== ''
  const isMobile = looksLikeIndianMobile(phone)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsSent(true)
    if (!changedHands) setKnown(null)
    if (isName && isMobile) make.send({ phone })
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={words.mobile}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={60}
          value={phone}
          error={isSent && !isMobile ? words.mobileNeeded : undefined}
          onChange={(event) => {
            setPhone(event.target.value)
            // Whose number it was before.
            setKnown(null)
          }}
        />
        <TextInput
          // Its number was typed before.
          autoFocus
          label={words.name}
          autoComplete="off"
          maxLength={120}
          value={name}
          error={isSent && !isName ? words.nameNeeded : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      {known && (
        <div role="alert" className="grid gap-3 rounded-md bg-accent-wash px-4 py-3">
          <p className="font-semibold wrap-anywhere">{words.known(known)}</p>
          <div>
            <Button size="sm" onClick={() => onMade(known)}>
              {words.use}
            </Button>
          </div>
          <Checkbox
            checked={changedHands}
            onChange={(event) => setChangedHands(event.target.checked)}
          >
            {words.changedHands}
            <span className="block text-sm text-ink-soft">{words.changedHandsHint}</span>
          </Checkbox>
        </div>
      )}
      <FormProblem problem={make.problem} />
      <MobileNumberQuestion
        error={make.error}
        isOfOther={make.variables?.phone !== phone}
        busy={make.isPending}
        onYes={() => make.send({ phone, isMobile: true })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={make.isPending}>
          {words.newCustomer}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {words.another}
        </Button>
      </div>
    </form>
  )
}
