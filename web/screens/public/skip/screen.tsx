// A pickup to come behind a reminder's link, without signing in: skipped once its customer says so twice.
import { LinkedOrderPage } from '#web/features/orders/linked-order-page.tsx'
import { signInPath } from '#web/features/account/parse-return-path.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { skipScreen } from '#words/en/orders/skip-screen.ts'
import { SkipQuestion } from './skip-question.tsx'

export const meta = () => {
  const words = wordsForMeta(skipScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  const { title, loading } = useWords(skipScreen)
  return (
    <LinkedOrderPage
      title={title}
      loading={loading}
      secret="skip"
      renderNotGood={(orderId) => <NotGood orderId={orderId} />}
    >
      {(link) => (
        <SkipQuestion key={link.linkKey} {...link} notGood={<NotGood orderId={link.orderId} />} />
      )}
    </LinkedOrderPage>
  )
}

function NotGood({ orderId }: { orderId: string | null }) {
  const { notGood } = useWords(skipScreen)
  return (
    <Panel as="section" aria-labelledby="not-good" className="grid gap-2">
      <h2 id="not-good" className="text-xl">
        {notGood.title}
      </h2>
      <p>{notGood.text}</p>
      <p>
        <TextLink to={signInPath('/login', orderId && `/track-order?orderId=${orderId}`)}>
          {notGood.logIn}
        </TextLink>
      </p>
    </Panel>
  )
}
