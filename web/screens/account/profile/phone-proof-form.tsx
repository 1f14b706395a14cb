// Proof of a phone number, needed for text messages: a code is sent to the number and typed here.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { type PhoneState, provePhone } from '#contract/accounts/phone-proof.ts'
import { looksLikeIndianMobile } from '#domain/accounts/phone.ts'
import { CODE_LENGTH } from '#domain/base/pasted.ts'
import { phoneProof } from '#words/en/accounts/phone-proof.ts'
import { CHANNEL_ORDER } from '#web/features/account/profile-queries.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.tsx'
import { PhoneCodeQuestion, PhoneCodeRow, usePhoneCode } from './phone-code.tsx'
import { phoneQuery } from './phone-query.ts'

/** Nothing where the number is proven. */
export function PhoneProofForm({ user }: { user: User }) {
  const words = useWords(phoneProof)
  const query = phoneQuery(user)
  const { queryKey } = query
  const { data } = useQuery(query)
  if (!data || data.proven) return null
  const { phone } = data
  return (
    <div className="grid gap-3 pb-4">
      {looksLikeIndianMobile(phone) ? (
        <ProofForm key={phone} phone={phone} user={user} queryKey={queryKey} />
      ) : (
        <p className="text-sm text-ink-soft">
          {phone === '' ? (
            <MarkedText text={words.noPhone} parts={[toProfile]} />
          ) : (
            words.notMobile({ phone })
          )}
        </p>
      )}
    </div>
  )
}

function toProfile(text: string) {
  return <TextLink to="/profile">{text}</TextLink>
}

function ProofForm({
  phone,
  user,
  queryKey,
}: {
  phone: string
  user: User
  queryKey: readonly string[]
}) {
  const words = useWords(phoneProof)
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const params = { id: user._id }
  const sending = usePhoneCode(user)
  const proving = useAction(provePhone, {
    input: () => ({ params, body: { code } }),
    onDone(state: PhoneState) {
      client.setQueryData(queryKey, state)
      void client.invalidateQueries({ queryKey: [CHANNEL_ORDER] })
      toast.success(words.done, words.doneLine)
    },
  })
  const failed = proving.error ?? sending.error
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.length === CODE_LENGTH) proving.send()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {sending.isSuccess ? words.sent({ phone }) : words.asks({ phone })}
      </p>
      <FormProblem problem={failed && formProblemOf(failed, words.failed)} />
      <PhoneCodeQuestion sending={sending} />
      <PhoneCodeRow
        sending={sending}
        words={words}
        code={code}
        onCode={setCode}
        busy={proving.isPending}
        onSend={() => {
          proving.reset()
          sending.send(sending.variables ?? false)
        }}
      />
    </form>
  )
}
