// Where an answer to a ticket or message is written; the same try is sent under the same key.
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { RETRY_WHILE_AWAY } from '#web/lib/unavailable.ts'

type ReplyFormProps = {
  label: string
  hint?: ReactNode
  button: string
  maxLength: number
  /** Choices that belong to the answer, above the button. */
  children?: ReactNode
  send: (text: string, key: string) => Promise<unknown>
}

export function ReplyForm({ label, hint, button, maxLength, children, send }: ReplyFormProps) {
  const [text, setText] = useState('')
  const key = useRef<string | null>(null)
  const sending = useMutation({
    ...RETRY_WHILE_AWAY,
    mutationFn: () => send(text.trim(), (key.current ??= newIdempotencyKey())),
    onSuccess: () => {
      key.current = null
      setText('')
    },
  })
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') sending.mutate()
      }}
    >
      <Textarea
        label={label}
        hint={hint}
        rows={4}
        maxLength={maxLength}
        value={text}
        onChange={(event) => {
          // Changed words are another message.
          key.current = null
          setText(event.target.value)
        }}
      />
      {children}
      <FormProblem
        problem={
          sending.isError
            ? problemOf(sending.error, 'This could not be sent. Please try again.')
            : null
        }
      />
      <Button
        type="submit"
        disabled={text.trim() === ''}
        busy={sending.isPending}
        busyLabel="Sending…"
        className="justify-self-start"
      >
        {button}
      </Button>
    </form>
  )
}
