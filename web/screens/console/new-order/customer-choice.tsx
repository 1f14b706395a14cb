// Customer of the order: found by the last digits of their number, or created with a name and a number.
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import type { CounterCustomer } from '#contract/counter/counter.ts'
import { LEAST_DIGITS } from '#domain/orders/record/hand-over.ts'
import { looksLikeIndianMobile } from '#domain/accounts/phone.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { customersByNumberQuery, digitsOfTypedNumber, MOST_HITS } from './counter-queries.ts'
import { NewCustomer } from './new-customer.tsx'

type CustomerChoiceProps = {
  customer: CounterCustomer | null
  onChoose: (customer: CounterCustomer | null) => void
}

export function CustomerChoice({ customer, onChoose }: CustomerChoiceProps) {
  const words = useWords(counterScreen)
  const [typed, setTyped] = useState('')
  const [isNew, setIsNew] = useState(false)
  const found = useQuery(customersByNumberQuery(typed))
  const isAsked = digitsOfTypedNumber(typed).length >= LEAST_DIGITS
  const hits = isAsked ? (found.data ?? []) : []
  // Nobody has this whole number: a name is all that is missing.
  const isUnknown =
    isAsked && found.isSuccess && !found.isPlaceholderData && hits.length === 0 && isMobile(typed)
  const choose = (chosen: CounterCustomer | null) => {
    setIsNew(false)
    setTyped('')
    onChoose(chosen)
  }

  if (customer)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Who customer={customer} />
        <Button variant="secondary" size="sm" onClick={() => choose(null)}>
          {words.another}
        </Button>
      </div>
    )
  if (isNew || isUnknown)
    return <NewCustomer typed={typed} onMade={choose} onBack={() => choose(null)} />
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextInput
          // The page is for nothing else.
          autoFocus
          className="min-w-0 flex-1 basis-56"
          label={words.digits}
          hint={words.digitsHint}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && hits[0] && !found.isPlaceholderData) choose(hits[0])
          }}
        />
        <Button variant="secondary" onClick={() => setIsNew(true)}>
          {words.newCustomer}
        </Button>
      </div>
      <div aria-live="polite" aria-busy={found.isFetching}>
        {isAsked && found.isError && <FailedQueryNotice what={words.notLooked} query={found} />}
        {isAsked && found.isPending && <p className="text-ink-soft">{words.looking}</p>}
        {isAsked && found.isSuccess && hits.length === 0 && (
          <p className="text-ink-soft">{words.noHits}</p>
        )}
        {hits.length > 0 && (
          <ul aria-label={words.hits} className="grid gap-2 sm:grid-cols-2">
            {hits.map((hit) => (
              <li key={hit._id}>
                <button
                  type="button"
                  onClick={() => choose(hit)}
                  className="min-h-14 w-full rounded-md border border-edge bg-sheet px-3 py-2 text-left hover:bg-primary-wash"
                >
                  <Who customer={hit} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {hits.length === MOST_HITS && <p className="mt-2 text-sm text-ink-soft">{words.many}</p>}
      </div>
    </div>
  )
}

function isMobile(typed: string): boolean {
  return looksLikeIndianMobile(typed)
}

function Who({ customer: { name, phone, area, blocked } }: { customer: CounterCustomer }) {
  const words = useWords(counterScreen)
  return (
    <span className="flex min-w-0 items-start gap-2.5">
      <UserRound aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-ink-soft" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          {name}
          {blocked && <Badge tone="danger">{words.blocked}</Badge>}
        </span>
        <span className="block text-sm wrap-anywhere text-ink-soft">
          {[phone, area].filter(Boolean).join(', ')}
        </span>
      </span>
    </span>
  )
}
