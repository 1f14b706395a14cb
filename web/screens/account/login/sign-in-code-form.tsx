// Second step of login by phone: enter the code, or request another.
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CODE_LENGTH } from '#domain/base/pasted.ts'
import { phoneSignInScreen } from '#words/en/accounts/phone-sign-in-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { CodeInput } from '#web/features/forms/code-input.tsx'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { deviceTime } from '#web/lib/clock.ts'

type CodeEntryProps = {
  phone: string
  /** What the server said when it took the wish for a code. */
  said: string
  /** For how many seconds no other code can be asked for; counted from when `ticket` is another. */
  wait: number
  ticket: string
  busy: boolean
  resending: boolean
  problem: Problem | null
  onCode: (code: string, rememberMe: boolean) => void
  onResend: () => void
  onOtherNumber: () => void
}

export function SignInCodeForm(props: CodeEntryProps) {
  const { phone, said, wait, ticket, busy, resending, problem } = props
  const words = useWords(phoneSignInScreen)
  const [code, setCode] = useState('')
  const [rememberMe, setRememberMe] = useState(false)
  const seconds = useCountdown(wait, ticket)
  const field = useRef<HTMLInputElement>(null)
  // A code that was refused is typed again, from its beginning.
  useEffect(() => field.current?.focus(), [ticket, problem])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.length === CODE_LENGTH && !busy) props.onCode(code, rememberMe)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p aria-live="polite">{said}</p>
      <CodeInput
        ref={field}
        label={words.code}
        hint={words.codeHint({ phone })}
        length={CODE_LENGTH}
        value={code}
        onCode={setCode}
      />
      <Checkbox checked={rememberMe} onChange={(event) => setRememberMe(event.target.checked)}>
        {words.rememberMe}
      </Checkbox>
      <FormProblem problem={problem} />
      <Button
        type="submit"
        wide
        disabled={code.length < CODE_LENGTH}
        busy={busy}
        busyLabel={words.signingIn}
      >
        {words.signIn}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-3">
        <Button
          variant="quiet"
          disabled={seconds > 0}
          busy={resending}
          busyLabel={words.sending}
          onClick={() => {
            setCode('')
            props.onResend()
          }}
        >
          {seconds > 0 ? words.sendAgainIn({ seconds }) : words.sendAgain}
        </Button>
        <Button variant="quiet" onClick={props.onOtherNumber}>
          {words.otherNumber}
        </Button>
      </div>
    </form>
  )
}

/** Seconds that are left of `from`, beginning again with another `key`. */
function useCountdown(from: number, key: string): number {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    const end = deviceTime() + from * 1000
    const look = () => setLeft(Math.max(0, Math.ceil((end - deviceTime()) / 1000)))
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [from, key])
  return left
}
