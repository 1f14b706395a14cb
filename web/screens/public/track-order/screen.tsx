// Track order: a customer's own current order at once, any other by id or number, live, signed in or not.
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isUnfinished } from '#domain/orders/record/order-lifecycle.ts'
import { latestOrdersQuery, orderQuery } from '#web/features/orders/record/order-queries.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { useSession } from '#web/lib/session.tsx'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { trackOrderScreen } from '#words/en/orders/track-order-screen.ts'
import { TrackedOrderPanel, TrackedOrderSkeleton } from './tracked-order-panel.tsx'
import { OrderSearch } from './order-search.tsx'
import { OrdersUnderWay } from './orders-under-way.tsx'
import { OrderNumberHelp } from './order-number-help.tsx'

export const meta = () => {
  const words = wordsForMeta(trackOrderScreen)
  return pageTitle(words.title, words.description)
}

/** How far back orders under way are looked for. */
const LOOKED_AT = 20

export default function Screen() {
  const words = useWords(trackOrderScreen)
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  /** Searched in the large form, which stays until something is found. */
  const [isFromLargeForm, setIsFromLargeForm] = useState(false)
  /** Somebody types before it is known whose orders these are: nothing of that leads them away. */
  const [typesFirst, setTypesFirst] = useState(false)
  const isHydrated = useHydrated()
  const asked = (isHydrated && search.get('orderId')?.trim()) || ''

  const own = useQuery({
    ...latestOrdersQuery(user?._id ?? '', LOOKED_AT),
    enabled: user !== null && asked === '',
  })
  const [newest, ...others] = asked || typesFirst ? [] : (own.data ?? []).filter(isUnderWay)
  const reference = asked || newest?._id || ''
  const answer = useQuery({
    ...orderQuery(reference, user?._id ?? null),
    enabled: reference !== '',
    placeholderData: newest,
  })
  const isFinding =
    !isFromLargeForm && !typesFirst && (reference === '' ? own.isLoading : answer.isLoading)
  // What was written in advance is for everybody who comes: who is led to an order sees at once that it is looked for.
  const isWritten = !isHydrated && user === null
  const forSearching = isWritten ? 'in-data-asked:hidden in-data-signed-in:hidden' : ''

  /** What is shown says all that most people came for, so the form above it is one line. */
  const shown = reference === '' ? undefined : answer.data
  const isLed = shown !== undefined
  const content = useFocusOnceLed(isLed)
  const isOneLine = isLed || isFinding
  const formOf = (oneLine: boolean) => (
    <OrderSearch
      oneLine={oneLine}
      reference={asked}
      found={asked ? shown?.number : undefined}
      onType={() => {
        if (!isLed) setTypesFirst(true)
      }}
      onSearch={(orderId) => {
        setIsFromLargeForm(!isOneLine)
        setSearch({ orderId }, { preventScrollReset: true })
      }}
    />
  )
  return (
    <div className="page grid grid-cols-1 gap-6 py-8 md:gap-8 md:py-12">
      <header>
        <h1 className="text-3xl">{words.title}</h1>
        {!isOneLine && <p className={clsx('mt-1 text-ink-soft', forSearching)}>{words.intro}</p>}
      </header>
      <div className={forSearching}>{formOf(isOneLine)}</div>
      {isWritten && (
        <div className="hidden in-data-asked:block in-data-signed-in:block">{formOf(true)}</div>
      )}
      <div ref={content} tabIndex={-1} className="grid grid-cols-1 gap-8 outline-none">
        {isWritten && (
          <div className="hidden in-data-asked:block in-data-signed-in:block">
            <TrackedOrderSkeleton />
          </div>
        )}
        {isFinding && reference === '' && (
          <div>
            <output className="sr-only">{words.looking}</output>
            <TrackedOrderSkeleton />
          </div>
        )}
        {reference !== '' && (
          <TrackedOrderPanel key={reference} reference={reference} answer={answer} />
        )}
        {reference === '' && !isFinding && (
          <div className={forSearching}>
            <OrderNumberHelp />
          </div>
        )}
        <OrdersUnderWay orders={others} />
      </div>
    </div>
  )
}

function isUnderWay({ status }: { status: Parameters<typeof isUnfinished>[0] }): boolean {
  return isUnfinished(status)
}

/** Where the focus goes when the form that had it makes way for the order it found. */
function useFocusOnceLed(isLed: boolean) {
  const content = useRef<HTMLDivElement>(null)
  const was = useRef(isLed)
  useEffect(() => {
    if (isLed && !was.current && document.activeElement === document.body) {
      content.current?.focus({ preventScroll: true })
    }
    was.current = isLed
  }, [isLed])
  return content
}
