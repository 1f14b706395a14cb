// New order at the counter or on the telephone: customer, items, hand-overs and payment, on one page.
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { repeatedOrderQuery } from './counter-queries.ts'
import { OrderForm } from './order-form.tsx'
import { FROM_NOTHING, counterOrderFrom } from './repeat.ts'

/** Takes an order of clothes that are on the counter, or that are to be picked up; `?repeats` names one to begin from. */
export default function CounterOrderScreen() {
  const words = useWords(counterScreen)
  const [params] = useSearchParams()
  const id = params.get('repeats')
  const repeated = useQuery({ ...repeatedOrderQuery(id ?? ''), enabled: id !== null })
  const catalogue = useQuery({ ...catalogueQuery, enabled: id !== null })
  const known = repeated.data && catalogue.data && { order: repeated.data, ...catalogue.data }
  const failed = [repeated, catalogue].find(({ isError, data }) => isError && !data)
  return (
    <div className="page py-5 md:py-8">
      <p className="mb-2 text-sm">
        <TextLink to="/admin/dashboard">{words.orders}</TextLink>
      </p>
      <h1 className="mb-4 text-2xl md:text-3xl">{words.title}</h1>
      {id === null ? (
        <OrderForm key="new" start={FROM_NOTHING} />
      ) : known ? (
        <OrderForm
          key={id}
          start={counterOrderFrom(known.order, known.items)}
          repeated={known.order}
        />
      ) : failed ? (
        <FailedQueryNotice what={words.repeatedNotLoaded} query={failed} />
      ) : (
        <SkeletonList rows={3} label={words.repeatedLoading} />
      )}
    </div>
  )
}
