// Adds an email to an account with only a phone number, which a code to that number confirms.
import { type SubmitEvent, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { addEmail as addEmailCall } from '#contract/accounts/phone-proof.ts'
import { cleanEmail, CODE_LENGTH } from '#domain/base/pasted.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { addEmail } from '#words/en/accounts/add-email.ts'
import { PhoneCodeQuestion, PhoneCodeRow, usePhoneCode } from './phone-code.tsx'

const EMAIL = /^\S+@\S+\.\S+$/

export function AddEmail({ user }: { user: User }) {
  const words = useWords(addEmail)
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [isPressed, setIsPressed] = useState(false)
  const params = { id: user._id }
  const isEmail = EMAIL.test(cleanEmail(email))
  const sending = usePhoneCode(user)
  const adding = useAction(addEmailCall, {
    input: () => ({ params, body: { email, code } }),
    onDone: ({ pendingEmail }) => {
      toast.success(words.added, words.addedLine({ email: pendingEmail }))
      sending.reset()
      setEmail('')
      setCode('')
      setIsPressed(false)
    },
  })
  const failed = adding.error ?? sending.error
  const sendCode = () => {
    setIsPressed(true)
    adding.reset()
    if (isEmail) sending.send(sending.variables ?? false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!sending.isSuccess) return sendCode()
    setIsPressed(true)
    if (isEmail && code.length === CODE_LENGTH) adding.send()
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={words.title}
      className="grid grid-cols-1 gap-4 border-t border-line pt-5"
    >
      <div>
        <h3 className="text-lg">{words.title}</h3>
        <p className="text-sm text-ink-soft">{words.why}</p>
      </div>
      <TextInput
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={isPressed && !isEmail ? words.emailNeeded : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      {sending.isSuccess && <output>{words.sent(user)}</output>}
      <FormProblem problem={failed && formProblemOf(failed, words.failed)} />
      <PhoneCodeQuestion sending={sending} />
      <PhoneCodeRow
        sending={sending}
        words={{
          ...words,
          send: words.send(user),
          submit: words.add,
          submitting: words.adding,
        }}
        code={code}
        onCode={setCode}
        busy={adding.isPending}
        onSend={sendCode}
      />
    </form>
  )
}
