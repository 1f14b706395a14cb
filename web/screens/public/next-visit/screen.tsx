// Choice of the next visit by a message's link: what failed, and three free times.
import { LinkedOrderPage } from '#web/features/orders/linked-order-page.tsx'
import { NotGood } from '#web/features/orders/proposal/proposal-parts.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { nextVisit } from '#words/en/run-sheet/next-visit.ts'
import { LinkedNextVisit } from './linked-next-visit.tsx'

export const meta = () => {
  const words = wordsForMeta(nextVisit)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  const { title, loading } = useWords(nextVisit)
  return (
    <LinkedOrderPage
      title={title}
      loading={loading}
      secret="key"
      renderNotGood={(orderId) => <NotGood orderId={orderId} />}
    >
      {(link) => <LinkedNextVisit key={link.linkKey} {...link} />}
    </LinkedOrderPage>
  )
}
