// The driver's count, note and photo at the door, for the order's owner and staff; empty without any.
import { useQuery } from '@tanstack/react-query'
import { orderProofs } from '#contract/run-sheet/order-proofs.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { orderProofs as proofWords } from '#words/en/run-sheet/order-proofs.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { orderClothesQuery } from '../record/clothes-query.ts'

const askProofs = addressOf(orderProofs)

/** @param status asked again when it changes, for that is when a driver leaves something */
export function OrderDoorVisits({ orderId, status }: { orderId: string; status: string }) {
  const time = useLaundryTime()
  const words = useWords(proofWords)
  const proofs = useQuery({
    queryKey: ['order', orderId, 'proofs', status],
    queryFn: ({ signal }) => call(askProofs, { params: { orderId } }, { signal }),
  })
  const clothes = useQuery(orderClothesQuery(orderId))
  if (!proofs.data || proofs.data.length === 0 || clothes.isPending) return null
  // It stands with where the clothes are, where the chain names it.
  const shown = clothes.data?.doorPhoto?.imageUrl
  return (
    <Panel as="section" aria-labelledby="proofs" className="grid gap-4">
      <h2 id="proofs" className="text-xl">
        {words.title}
      </h2>
      <ul className="grid gap-4">
        {proofs.data.map((proof) => {
          const { _id, kind, at, bags, grams, givenBy, takenBy, takenName, note } = proof
          const { imageUrl, thumbnailUrl, calledAt } = proof
          return (
            <li key={_id} className="grid gap-1.5">
              <p className="text-sm text-ink-soft">
                {words.visit({ kind, isInVain: proof.broughtBack, when: time.dateTime(at) })}
              </p>
              {bags !== null && <p>{words.bags({ bags, grams })}</p>}
              {givenBy && <p>{words.givenBy({ by: givenBy })}</p>}
              {takenBy && (
                <p className="wrap-anywhere">{words.takenBy({ by: takenBy, name: takenName })}</p>
              )}
              {calledAt && <p>{words.called({ at: time.dateTime(calledAt) })}</p>}
              {proof.proof === 'code' && <p>{words.byCode}</p>}
              {proof.proof === 'release' && <p>{words.byRelease}</p>}
              {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
              {imageUrl && thumbnailUrl && imageUrl !== shown && (
                <a href={imageUrl} className="w-fit">
                  <img
                    src={thumbnailUrl}
                    alt={words.photo({ kind })}
                    loading="lazy"
                    className="max-h-64 rounded-md border border-line"
                  />
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
