// Reply form of a ticket or message; a retry uses the same key.
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { PictureInput } from '#web/features/pictures/picture-input.tsx'
import { sendPictures } from '#web/features/pictures/send-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { RETRY_WHILE_AWAY } from '#web/lib/unavailable.ts'
import { useWords } from '#web/lib/words.ts'
import { replyForm } from '#words/en/help/conversation.ts'

type ReplyFormProps = {
  label: string
  hint?: ReactNode
  button: string
  maxLength: number
  /** Choices that belong to the answer, above the button. */
  children?: ReactNode
  /** Whether pictures may go with it. */
  withPictures?: boolean
  send: (text: string, key: string, pictures: string[]) => Promise<unknown>
}

export function ReplyForm({
  label,
  hint,
  button,
  maxLength,
  children,
  withPictures = false,
  send,
}: ReplyFormProps) {
  const words = useWords(replyForm)
  const [text, setText] = useState('')
  const [pictures, setPictures] = useState<readonly File[]>([])
  const key = useRef<string | null>(null)
  const sending = useMutation({
    ...RETRY_WHILE_AWAY,
    mutationFn: async () =>
      send(text.trim(), (key.current ??= newIdempotencyKey()), await sendPictures(pictures)),
    onSuccess: () => {
      key.current = null
      setText('')
      setPictures([])
    },
  })
  const isEmpty = text.trim() === '' && pictures.length === 0
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) sending.mutate()
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
      {withPictures && (
        <PictureInput
          pictures={pictures}
          disabled={sending.isPending}
          onChange={(change) => {
            key.current = null
            setPictures(change)
          }}
        />
      )}
      {children}
      <FormProblem problem={sending.isError ? formProblemOf(sending.error, words.notSent) : null} />
      <Button
        type="submit"
        disabled={isEmpty}
        busy={sending.isPending}
        busyLabel={words.sending}
        className="justify-self-start"
      >
        {button}
      </Button>
    </form>
  )
}
