// Login prompt for a visitor who wants a plan.
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { signInPath } from '#web/features/account/parse-return-path.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useWords } from '#web/lib/words.ts'
import { subscriptionsScreen } from '#words/en/club/subscriptions-screen.ts'

export function LoginPrompt() {
  const words = useWords(subscriptionsScreen).logIn
  return (
    <div className="for-visitors page pb-16 lg:pb-24">
      <Panel
        as="section"
        aria-labelledby="please-login"
        className="grid items-center gap-x-8 gap-y-4 md:grid-cols-[12rem_1fr_auto]"
      >
        <div className="max-md:hidden">
          <EmptyClothesline />
        </div>
        <div>
          <h2 id="please-login" className="text-xl">
            {words.title}
          </h2>
          <p className="mt-1 text-ink-soft">{words.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={signInPath('/login', '/subscriptions')}>{words.link}</LinkButton>
          <LinkButton to={signInPath('/signup', '/subscriptions')} variant="secondary">
            {words.signUp}
          </LinkButton>
        </div>
      </Panel>
    </div>
  )
}
