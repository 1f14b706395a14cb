// Where an order's clothes are, for its owner and staff, and a check of every entry on their own device; nothing for orders that nobody counted in.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { orderClothes } from '#contract/custody.ts'
import { UNIT_PLACES } from '#domain/custody.ts'
import { brokenAt } from '#domain/custody-chain.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { orderClothes as clothesWords } from '#words/en/order-clothes.ts'

const askClothes = addressOf<typeof orderClothes>('GET', '/api/orders/:orderId/clothes')

/** @param status asked again when it changes, for that is when clothes change hands */
export function OrderClothes({ orderId, status }: { orderId: string; status: string }) {
  const words = useWords(clothesWords)
  const time = useLaundryTime()
  const clothes = useQuery({
    queryKey: ['order', orderId, 'clothes', status],
    queryFn: ({ signal }) => call(askClothes, { params: { orderId } }, { signal }),
  })
  const check = useMutation({
    networkMode: 'always',
    mutationFn: () => brokenAt(sha256, orderId, clothes.data!.handOvers),
  })
  if (!clothes.data || clothes.data.units.length === 0) return null
  const { units, weights, handOvers } = clothes.data
  const parts = UNIT_PLACES.map((place) => ({
    place,
    kinds: units.filter((unit) => unit.place === place).map(({ kind }) => kind),
  })).filter(({ kinds }) => kinds.length > 0)
  const head = handOvers.at(-1)!.hash.slice(0, 12)
  return (
    <Panel as="section" aria-labelledby="clothes" className="grid gap-4">
      <h2 id="clothes" className="text-xl">
        {words.title}
      </h2>
      <ul className="grid gap-1 text-lg font-semibold">
        {parts.map((part) => (
          <li key={part.place}>{words.where(part)}</li>
        ))}
      </ul>
      <p className="empty:hidden">{words.weights(weights)}</p>
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
      <div className="grid justify-items-start gap-2">
        <Button
          variant="secondary"
          busy={check.isPending}
          busyLabel={words.verifying}
          onClick={() => check.mutate()}
        >
          {words.verify}
        </Button>
        <output className="wrap-anywhere empty:hidden">
          {check.isError && words.cannot}
          {check.isSuccess &&
            (check.data === null ? words.fits({ head }) : words.broken({ entry: check.data + 1 }))}
        </output>
      </div>
    </Panel>
  )
}

/** Fails where the browser has no hashes: they exist over a secure connection alone. */
async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
