// The delivery code of a customer's own order; nothing where it has none.
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { readDeliveryCode } from '#contract/run-sheet/delivery-codes.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ownDeliveryCode } from '#words/en/run-sheet/delivery-codes.ts'

const askCode = addressOf(readDeliveryCode)

/** Asked again with all that is asked about the order when it changes. */
export function OwnDeliveryCode({ orderId }: { orderId: string }) {
  const words = useWords(ownDeliveryCode)
  const id = useId()
  const { data } = useQuery({
    queryKey: ['order', orderId, 'delivery-code'],
    queryFn: ({ signal }) => call(askCode, { params: { orderId } }, { signal }),
  })
  if (!data?.code) return null
  return (
    <Panel
      as="section"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 id={id} className="text-xl">
          {words.title}
        </h2>
        <p className="text-ink-soft">{words.hint}</p>
      </div>
      <p translate="no" className="text-4xl font-bold tracking-[0.25em] tabular-nums">
        {/* Read out digit by digit. */}
        <span className="sr-only">{[...data.code].join(' ')}</span>{' '}
        <span aria-hidden="true">{data.code}</span>
      </p>
    </Panel>
  )
}
