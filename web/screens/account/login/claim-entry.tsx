// The number of an order, with which somebody makes the account theirs that the counter has begun for them.
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { claimAccount } from '#contract/accounts/phone-sign-in.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { phoneSignInScreen } from '#words/en/accounts/phone-sign-in-screen.ts'

const askClaim = addressOf(claimAccount)

type ClaimEntryProps = {
  /** That the number is theirs, as the code has shown. */
  phoneProof: string
  onSignedIn: (user: User) => void
}

export function ClaimEntry({ phoneProof, onSignedIn }: ClaimEntryProps) {
  const words = useWords(phoneSignInScreen)
  const [orderNumber, setOrderNumber] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const claim = useMutation({
    mutationFn: () => call(askClaim, { body: { phoneProof, orderNumber: orderNumber.trim() } }),
    onSuccess: ({ user }) => onSignedIn(user),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isEmpty = orderNumber.trim() === ''
    setIsMissing(isEmpty)
    if (!isEmpty) claim.mutate()
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextInput
        label={words.orderNumber}
        hint={words.orderNumberHint}
        autoComplete="off"
        autoCapitalize="characters"
        autoFocus
        maxLength={30}
        value={orderNumber}
        error={isMissing ? words.orderNumberNeeded : undefined}
        onChange={(event) => setOrderNumber(event.target.value)}
      />
      <FormProblem problem={claim.error && problemOf(claim.error, words.failed)} />
      <Button
        type="submit"
        wide
        busy={claim.isPending || claim.isSuccess}
        busyLabel={words.claiming}
      >
        {words.claim}
      </Button>
    </form>
  )
}
