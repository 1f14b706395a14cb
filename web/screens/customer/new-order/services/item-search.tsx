// Search over all items in the first step.
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { chooseServices } from '#words/en/catalogue/choose-services.ts'

type ItemSearchProps = {
  typed: string
  /** How many items are left, read out while somebody types. */
  found: number
  onType: (typed: string) => void
}

export function ItemSearch({ typed, found, onType }: ItemSearchProps) {
  const words = useWords(chooseServices)
  const input = useRef<HTMLInputElement>(null)
  return (
    <search>
      <TextInput
        ref={input}
        label={words.searchLabel}
        type="search"
        className="[&_::-webkit-search-cancel-button]:hidden [@media(height<26rem)]:[&>label]:sr-only"
        enterKeyHint="search"
        placeholder={words.searchPlaceholder}
        maxLength={60}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        // Enter shows what was found: on a phone the keyboard gives way.
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        after={
          typed === '' ? (
            <Search aria-hidden="true" size={20} className="mr-4 text-ink-soft" />
          ) : (
            <button
              type="button"
              aria-label={words.clearSearch}
              onClick={() => {
                onType('')
                input.current?.focus()
              }}
              className="grid size-11 place-items-center rounded-md text-primary-text hover:bg-primary-wash"
            >
              <X aria-hidden="true" size={20} />
            </button>
          )
        }
      />
      <p className="sr-only" aria-live="polite">
        {typed.trim() !== '' && words.found({ count: found })}
      </p>
    </search>
  )
}
