// Secret that is shown once: its field, and the buttons that copy and dismiss it.
import { Copy } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button.tsx'
import { TextInput } from './text-input.tsx'
import { toast } from '../toast.tsx'

type ShownSecret = {
  secret: string
  /** What the field is called. */
  label: string
  words: { copy: string; copied: string; copyByHand: string; isSelected: string; done: string }
  onDone: () => void
}

export function useSecretToggle(shown: ShownSecret): { field: ReactNode; buttons: ReactNode } {
  const { secret, label, words, onDone } = shown
  const input = useRef<HTMLInputElement>(null)

  // A laundry may run without https, where there is no clipboard: then it is there to be copied by hand.
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(secret)
      toast.success(words.copied)
    } catch {
      input.current?.focus()
      toast.failure(words.copyByHand, words.isSelected)
    }
  }

  return {
    field: (
      <TextInput
        ref={input}
        label={label}
        readOnly
        value={secret}
        spellCheck={false}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
      />
    ),
    buttons: (
      <>
        <Button variant="quiet" onClick={onDone}>
          {words.done}
        </Button>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" size={18} />
          {words.copy}
        </Button>
      </>
    ),
  }
}
