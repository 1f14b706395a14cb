// Message input: on a keyboard Enter sends, on a touch screen it starts a new line.
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PictureInput } from '#web/features/pictures/picture-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { useWords } from '#web/lib/words.ts'
import { composerWords } from '#words/en/help/conversation.ts'

type ComposerProps = {
  label: string
  maxLength: number
  /** What is written there already. */
  initial?: string
  /** Whether it takes the focus at once. */
  focused?: boolean
  /** Whether pictures may go with it. */
  withPictures?: boolean
  /** Something is always sent: words, pictures, or both. */
  onSend: (text: string, pictures: readonly File[]) => void
  /** Called with every letter. */
  onTyping?: () => void
}

export function MessageComposer({
  label,
  maxLength,
  initial = '',
  focused = false,
  withPictures = false,
  onSend,
  onTyping,
}: ComposerProps) {
  const words = useWords(composerWords)
  const [text, setText] = useState(initial)
  const [pictures, setPictures] = useState<readonly File[]>([])

  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = box
    if (!focused || !current) return
    current.focus()
    current.setSelectionRange(current.value.length, current.value.length)
  }, [focused])

  const send = () => {
    const written = text.trim()
    if (written === '' && pictures.length === 0) return
    onSend(written, pictures)
    setText('')
    setPictures([])
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    // While a word is being composed, as in Hindi or Japanese, Enter chooses it.
    if (event.nativeEvent.isComposing) return
    // A touch keyboard has no Shift and Enter; with the keys of a tablet Ctrl and Enter send.
    if (isTouched() && !event.ctrlKey && !event.metaKey) return
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
        ref={box}
        label={label}
        hideLabel
        placeholder={label}
        rows={2}
        maxLength={maxLength}
        value={text}
        enterKeyHint="enter"
        onKeyDown={sendOnEnter}
        onChange={(event) => {
          setText(event.target.value)
          if (event.target.value.trim() !== '') onTyping?.()
        }}
      />
      {withPictures && (
        <div className="col-span-2 row-start-2">
          <PictureInput compact pictures={pictures} onChange={setPictures} />
        </div>
      )}
      <Button type="submit" aria-label={words.send} className="min-h-14">
        <SendHorizontal aria-hidden="true" size={20} />
      </Button>
    </form>
  )
}

/** Whether a finger is what points here. */
function isTouched(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches
}
