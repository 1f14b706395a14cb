// Shows where an order's clothes are, and each piece once they are counted in. The viewer's browser checks the chain
// of hand-overs.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ClothesUnit } from '#contract/clothes/custody-units.ts'
import type { Order } from '#contract/orders/orders.ts'
import { UNIT_PLACES, type UnitPlace } from '#domain/clothes/custody.ts'
import { orderClaimsQuery } from '#web/features/claims/order-claims-query.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type ClothesWords, orderClothes as clothesWords } from '#words/en/clothes/order-clothes.ts'
import { type Clothes, orderClothesQuery } from '../record/clothes-query.ts'
import { ClothesUnitList } from './clothes-unit-list.tsx'
import { HandedInClothes } from './handed-in-clothes.tsx'
import { CustodyChainCheck } from './custody-chain-check.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Where what hasn't left is; what is lost hasn't either. */
const HERE: readonly UnitPlace[] = ['plant', 'vendor', 'packed', 'missing', 'written_off']

const ProblemDialog = lazyPart(async () => ({
  default: (await import('../report/problem-dialog.tsx')).ProblemDialog,
}))

type OrderClothesProps = {
  orderId: string
  /** The order, where its owner looks at it: they can claim what is wrong with a piece. */
  own?: Order | null
  /** Staff read it in theirs. */
  said?: ClothesWords
}

export function OrderClothes({ orderId, own = null, said = clothesWords }: OrderClothesProps) {
  const words = useWords(said)
  const [claiming, setClaiming] = useState<number | null>(null)
  const clothes = useQuery(orderClothesQuery(orderId))
  const claims = useQuery({
    ...orderClaimsQuery(orderId),
    enabled: (clothes.data?.units.length ?? 0) > 0,
  })
  if (clothes.isError && !clothes.data)
    return <FailedQueryNotice what={words.failed} query={clothes} />
  if (!clothes.data) return null
  const { units, weights, handOvers, handedIn, uncounted } = clothes.data
  if (units.length === 0 && uncounted === null && handedIn === null) return null
  const parts = UNIT_PLACES.map((place) => ({
    place,
    kinds: units.filter((unit) => unit.place === place).map(({ kind }) => kind),
  })).filter(({ kinds }) => kinds.length > 0)
  const canClaim = ({ kind, place }: ClothesUnit) =>
    own !== null &&
    own.status !== 'cancelled' &&
    (place === 'written_off' || (own.status === 'completed' && kind === 'item'))
  return (
    <Panel as="section" aria-labelledby="clothes" className="grid gap-4">
      <h2 id="clothes" className="text-xl">
        {words.title}
      </h2>
      {units.length > 0 && (
        <ul className="grid gap-1 text-lg font-semibold">
          {parts.map((part) => (
            <li key={part.place}>{words.where(part)}</li>
          ))}
        </ul>
      )}
      <HandedInClothes clothes={clothes.data} said={said} />
      <div className="grid gap-1 empty:hidden">
        {units.length > 0 && (
          <p>
            {words.counts({
              in: units.map(({ kind }) => kind),
              out: units.filter(({ place }) => !HERE.includes(place)).length,
              pieces: units.some(({ pieces }) => pieces === 0)
                ? null
                : units.reduce((sum, { pieces }) => sum + pieces, 0),
            })}
          </p>
        )}
        {uncounted !== null && <p>{words.uncounted[uncounted]}</p>}
        <p className="empty:hidden">{words.weights(weights)}</p>
      </div>
      {units.length > 0 && (
        <ClothesUnitList
          clothes={clothes.data}
          claims={claims.data ?? []}
          canClaim={canClaim}
          onClaim={setClaiming}
          isOwn={own !== null}
          said={said}
        />
      )}
      {handOvers.length > 0 && <HandOvers orderId={orderId} handOvers={handOvers} said={said} />}
      {own && claiming !== null && (
        <Suspense>
          <ProblemDialog order={own} unit={claiming} onClose={() => setClaiming(null)} />
        </Suspense>
      )}
    </Panel>
  )
}

type HandOversProps = { orderId: string; handOvers: Clothes['handOvers']; said: ClothesWords }

/** Every hand-over, and the check of all. */
function HandOvers({ orderId, handOvers, said }: HandOversProps) {
  const words = useWords(said)
  const time = useLaundryTime()
  return (
    <>
      <section aria-label={words.history}>
        <h3 className="mb-2 text-base">{words.history}</h3>
        <ol className="grid gap-2">
          {handOvers.map(({ seq, at, content, note }) => (
            <li key={seq}>
              <p>{words.entry(content)}</p>
              {note !== null && <p className="wrap-anywhere italic">{note}</p>}
              <p className="text-sm text-ink-soft">{time.dateTime(new Date(at).toISOString())}</p>
            </li>
          ))}
        </ol>
      </section>
      <CustodyChainCheck orderId={orderId} handOvers={handOvers} said={said} />
    </>
  )
}
