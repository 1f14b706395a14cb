// Approval of a price by a text message's link, without signing in: this question alone, answered with one press.
import { useSearchParams } from 'react-router'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useLinkSecret } from '#web/lib/link-secret.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { NotGood } from '#web/features/orders/proposal/proposal-parts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { approveScreen } from '#words/en/orders/approve-screen.ts'
import { proposals } from '#words/en/orders/proposals.ts'
import { ApprovalQuestion } from './approval-question.tsx'

export const meta = () => {
  const words = wordsForMeta(approveScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  const words = useWords(approveScreen)
  const { loading } = useWords(proposals)
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  const { secret } = useLinkSecret('key')
  const orderId = search.get('orderId')
  return (
    <div className="page grid max-w-2xl grid-cols-1 gap-6 py-8 md:py-12">
      <h1 className="text-3xl">{words.title}</h1>
      {!isHydrated && (
        <Panel>
          <SkeletonList rows={2} label={loading} />
        </Panel>
      )}
      {isHydrated &&
        (orderId && secret ? (
          <ApprovalQuestion key={secret} orderId={orderId} linkKey={secret} />
        ) : (
          <NotGood orderId={orderId} />
        ))}
    </div>
  )
}
