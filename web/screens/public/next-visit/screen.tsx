// Choice of the next visit by a message's link: what failed, and three free times.
import { useSearchParams } from 'react-router'
import { NotGood } from '#web/features/orders/proposal/proposal-parts.tsx'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useLinkSecret } from '#web/lib/link-secret.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { nextVisit } from '#words/en/run-sheet/next-visit.ts'
import { LinkedNextVisit } from './linked-next-visit.tsx'

export const meta = () => {
  const words = wordsForMeta(nextVisit)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  const words = useWords(nextVisit)
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  const { secret } = useLinkSecret('key')
  const orderId = search.get('orderId')
  return (
    <div className="page grid max-w-2xl grid-cols-1 gap-6 py-8 md:py-12">
      <h1 className="text-3xl">{words.title}</h1>
      {!isHydrated && (
        <Panel>
          <SkeletonList rows={3} label={words.loading} />
        </Panel>
      )}
      {isHydrated &&
        (orderId && secret ? (
          <LinkedNextVisit key={secret} orderId={orderId} linkKey={secret} />
        ) : (
          <NotGood orderId={orderId} />
        ))}
    </div>
  )
}
