// Approval of a price by a text message's link, without signing in: this question alone, answered with one press.
import { LinkedOrderPage } from '#web/features/orders/linked-order-page.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { NotGood } from '#web/features/orders/proposal/proposal-parts.tsx'
import { approveScreen } from '#words/en/orders/approve-screen.ts'
import { proposals } from '#words/en/orders/proposals.ts'
import { ApprovalQuestion } from './approval-question.tsx'

export const meta = () => {
  const words = wordsForMeta(approveScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  const { title } = useWords(approveScreen)
  const { loading } = useWords(proposals)
  return (
    <LinkedOrderPage
      title={title}
      loading={loading}
      secret="key"
      renderNotGood={(orderId) => <NotGood orderId={orderId} />}
    >
      {(link) => <ApprovalQuestion key={link.linkKey} {...link} />}
    </LinkedOrderPage>
  )
}
