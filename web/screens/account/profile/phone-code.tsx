// A code that is sent to the person's own number, and typed beside the button that sends it.
import type { User } from '#contract/accounts/accounts.ts'
import { sendPhoneCode } from '#contract/accounts/phone-proof.ts'
import { CODE_LENGTH } from '#domain/base/pasted.ts'
import { CodeInput } from '#web/features/forms/code-input.tsx'
import { MobileNumberQuestion } from '#web/features/forms/mobile-number-question.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { Button } from '#web/ui/button.tsx'

type PhoneCode = ReturnType<typeof usePhoneCode>

/** Sends the code; `true` says that the number is a mobile, after the server asked. */
export function usePhoneCode({ _id }: User) {
  return useAction(sendPhoneCode, {
    input: (isMobile: boolean) => ({
      params: { id: _id },
      query: isMobile ? { isMobile: 'true' as const } : {},
    }),
  })
}

/** Asked where the number may be a landline. */
export function PhoneCodeQuestion({ sending }: { sending: PhoneCode }) {
  return (
    <MobileNumberQuestion
      error={sending.error}
      busy={sending.isPending}
      onYes={() => sending.send(true)}
    />
  )
}

type SendButtonProps = {
  sending: PhoneCode
  words: { send: string; sendAnother: string; sending: string }
  onSend: () => void
}

export function SendCodeButton({ sending, words, onSend }: SendButtonProps) {
  return (
    <Button
      variant={sending.isSuccess ? 'quiet' : 'secondary'}
      busy={sending.isPending}
      busyLabel={words.sending}
      onClick={onSend}
    >
      {sending.isSuccess ? words.sendAnother : words.send}
    </Button>
  )
}

type CodeRowProps = Omit<SendButtonProps, 'words'> & {
  words: SendButtonProps['words'] & { code: string; submit: string; submitting: string }
  code: string
  onCode: (code: string) => void
  /** The form is being sent. */
  busy: boolean
}

/** The code with its form's button, once one was sent, and the button that sends it. */
export function PhoneCodeRow({ code, onCode, busy, ...button }: CodeRowProps) {
  const { sending, words } = button
  return (
    <div className="flex flex-wrap items-end gap-3">
      {sending.isSuccess && (
        <>
          <CodeInput
            label={words.code}
            length={CODE_LENGTH}
            className="w-32"
            value={code}
            onCode={onCode}
          />
          <Button
            type="submit"
            disabled={code.length < CODE_LENGTH}
            busy={busy}
            busyLabel={words.submitting}
          >
            {words.submit}
          </Button>
        </>
      )}
      <SendCodeButton {...button} />
    </div>
  )
}
