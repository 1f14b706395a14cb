// Order number with which a customer claims the account that the counter created for them.
import { type SubmitEvent, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { claimAccount } from '#contract/accounts/phone-sign-in.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { phoneSignInScreen } from '#words/en/accounts/phone-sign-in-screen.ts'

type ClaimEntryProps = {
  /** That the number is theirs, as the code has shown. */
  phoneProof: string
  onSignedIn: (user: User) => void
}

export function ClaimAccountForm({ phoneProof, onSignedIn }: ClaimEntryProps) {
  const words = useWords(phoneSignInScreen)
  const [orderNumber, setOrderNumber] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const claim = useAction(claimAccount, {
    input: () => ({ body: { phoneProof, orderNumber: orderNumber.trim() } }),
    onDone: ({ user }) => onSignedIn(user),
    failed: words.failed,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isEmpty = orderNumber.trim() === ''
    setIsMissing(isEmpty)
    if (!isEmpty) claim.send()
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
      <FormProblem problem={claim.problem} />
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
