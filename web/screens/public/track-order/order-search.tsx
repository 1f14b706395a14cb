// Input of an order's id.
import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { trackOrderScreen } from '#words/en/orders/track-order-screen.ts'

type OrderSearchProps = {
  /** Above an order that is shown. */
  oneLine: boolean
  /** The id or number that is looked up now; '' before the first. */
  reference: string
  /** The order's number once it is found, which people know it by. */
  found: string | undefined
  onType: () => void
  onSearch: (reference: string) => void
}

/** Input and button; the same id once more loads it again. */
export function OrderSearch({ oneLine, reference, found, onType, onSearch }: OrderSearchProps) {
  const words = useWords(trackOrderScreen).search
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const shown = found ?? reference
  const [typed, setTyped] = useState(shown)
  const [followed, setFollowed] = useState({ shown, reference })
  const [error, setError] = useState<string>()

  // Another order is looked up without typing (by a link, by Back), or this one's number is known by now.
  if (shown !== followed.shown || reference !== followed.reference) {
    setFollowed({ shown, reference })
    if (reference !== followed.reference || typed === followed.shown) {
      setTyped(shown)
      setError(undefined)
    }
  }

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    if (wanted === '') {
      setError(words.none)
      input.current?.focus()
    } else if (wanted === shown) {
      void client.refetchQueries({ queryKey: ['order', reference] })
    } else {
      // A phone's keyboard would lie over what is found.
      input.current?.blur()
      onSearch(wanted)
    }
  }

  return (
    <search>
      <form
        noValidate
        onSubmit={send}
        className={clsx(
          'grid max-w-2xl items-start',
          oneLine
            ? 'grid-cols-[minmax(0,1fr)_auto] gap-2'
            : 'gap-3 sm:grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <TextInput
          ref={input}
          label={words.id}
          hideLabel={oneLine}
          name="orderId"
          placeholder={oneLine ? words.id : words.example}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          error={error}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
            onType()
          }}
        />
        <Button
          type="submit"
          variant={oneLine ? 'secondary' : 'primary'}
          className={clsx(!oneLine && 'sm:mt-7')}
        >
          {words.track}
        </Button>
      </form>
    </search>
  )
}
