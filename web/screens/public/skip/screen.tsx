// A pickup to come behind a reminder's link, without signing in: skipped once its customer says so twice.
import { useSearchParams } from 'react-router'
import { signInPath } from '#web/features/account/parse-return-path.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useLinkSecret } from '#web/lib/link-secret.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { skipScreen } from '#words/en/orders/skip-screen.ts'
import { SkipQuestion } from './skip-question.tsx'

export const meta = () => {
  const words = wordsForMeta(skipScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  const words = useWords(skipScreen)
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  const { secret } = useLinkSecret('skip')
  const orderId = search.get('orderId')
  return (
    <div className="page grid max-w-2xl grid-cols-1 gap-6 py-8 md:py-12">
      <h1 className="text-3xl">{words.title}</h1>
      {!isHydrated && (
        <Panel>
          <SkeletonList rows={2} label={words.loading} />
        </Panel>
      )}
      {isHydrated &&
        (orderId && secret ? (
          <SkipQuestion
            key={secret}
            orderId={orderId}
            linkKey={secret}
            notGood={<NotGood orderId={orderId} />}
          />
        ) : (
          <NotGood orderId={orderId} />
        ))}
    </div>
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
