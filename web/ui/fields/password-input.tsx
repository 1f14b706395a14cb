// Password input that can show its text.
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextInput } from './text-input.tsx'
import { useWords } from '#web/lib/words.ts'
import { formControls } from '#words/en/base/form-controls.ts'

/** A text input for passwords with a show/hide toggle. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'after'>) {
  const words = useWords(formControls)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          data-opens
          onClick={() => setShown(!shown)}
          aria-label={shown ? words.hidePassword : words.showPassword}
          className="grid size-12 place-items-center text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden="true" size={20} />
        </button>
      }
    />
  )
}
