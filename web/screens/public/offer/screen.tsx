// The Offer screen: an offer's code, and one press that stops offers, without signing in.
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { stopOffers } from '#contract/messages/offers.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useLinkSecret } from '#web/lib/link-secret.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { offerScreen } from '#words/en/discounts/offer-screen.ts'

const PROFILE = '/profile?tab=notifications'
const CODE = /^[A-Z0-9-]{3,20}$/

export const meta = () => {
  const words = wordsForMeta(offerScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  const words = useWords(offerScreen)
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  const { secret } = useLinkSecret('key')
  const code = search.get('code') ?? ''
  return (
    <div className="page grid max-w-2xl grid-cols-1 gap-6 py-8 md:py-12">
      <h1 className="text-3xl">{words.title}</h1>
      {!isHydrated && (
        <Panel>
          <SkeletonList rows={2} label={words.loading} />
        </Panel>
      )}
      {isHydrated && CODE.test(code) && (
        <Panel className="grid gap-4">
          <h2 className="text-xl wrap-anywhere">{words.code({ code })}</h2>
          <p>{words.useCode}</p>
          <LinkButton to={`/new-order?code=${code}`} wide>
            {words.book}
          </LinkButton>
        </Panel>
      )}
      {isHydrated && (secret ? <StopOffers key={secret} linkKey={secret} /> : <BadLink />)}
    </div>
  )
}

function StopOffers({ linkKey }: { linkKey: string }) {
  const words = useWords(offerScreen)
  const [isStopped, setIsStopped] = useState(false)
  const stop = useAction(stopOffers, {
    input: () => ({ body: { key: linkKey } }),
    onDone: () => setIsStopped(true),
    failed: words.failed,
  })
  if (isStopped)
    return (
      <Panel className="grid gap-4">
        <output className="grid gap-2">
          <h2 className="text-xl">{words.stopped}</h2>
          <p>{words.stoppedLine}</p>
        </output>
        <LinkButton to={PROFILE} variant="secondary" wide>
          {words.profile}
        </LinkButton>
      </Panel>
    )
  return (
    <Panel className="grid gap-4">
      <h2 className="text-xl">{words.stopTitle}</h2>
      <p>{words.stopLine}</p>
      <FormProblem problem={stop.problem} />
      <Button
        variant="secondary"
        wide
        busy={stop.isPending}
        busyLabel={words.stopping}
        onClick={() => stop.send()}
      >
        {words.stop}
      </Button>
    </Panel>
  )
}

function BadLink() {
  const words = useWords(offerScreen)
  return (
    <Panel className="grid gap-4">
      <FormProblem problem={{ message: words.badLink, reason: words.badLinkLine }} />
      <LinkButton to={PROFILE} variant="secondary" wide>
        {words.profile}
      </LinkButton>
    </Panel>
  )
}
