// Where a message is written: Enter sends it, Shift and Enter begin another line.
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type ComposerProps = {
  label: string
  maxLength: number
  /** Blank text is never sent. */
  onSend: (text: string) => void
  /** Called with every letter. */
  onTyping?: () => void
}

export function Composer({ label, maxLength, onSend, onTyping }: ComposerProps) {
  const [text, setText] = useState('')

  const send = () => {
    const words = text.trim()
    if (words === '') return
    onSend(words)
    setText('')
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    // While a word is being composed, as in Hindi or Japanese, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        label={label}
        hideLabel
        placeholder={label}
        rows={2}
        maxLength={maxLength}
        value={text}
        onKeyDown={sendOnEnter}
        onChange={(event) => {
          setText(event.target.value)
          if (event.target.value.trim() !== '') onTyping?.()
        }}
      />
      <Button type="submit" aria-label="Send" className="min-h-14">
        <SendHorizontal aria-hidden="true" size={20} />
      </Button>
    </form>
  )
}
