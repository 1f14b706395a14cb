// The Profile screen: tabs that the address can name.
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { profileScreen } from '#words/en/accounts/profile-screen.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { SignedInScreen } from '#web/features/account/signed-in-screen.tsx'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { profileTabs } from './tabs.tsx'

export const meta = () => pageTitle(wordsForMeta(profileScreen).pageTitle)

export default function Screen() {
  const words = useWords(profileScreen)
  return (
    <SignedInScreen loading={words.loading} logInFirst={words.loginNeeded}>
      {(user) => <Profile key={user._id} user={user} />}
    </SignedInScreen>
  )
}

function Profile({ user }: { user: User }) {
  const words = useWords(profileScreen)
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const tabs = profileTabs(user, words.tabs)
  const { id, Panel } = tabs.find((tab) => tab.id === asked) ?? tabs[0]!
  return (
    <div className="page grid gap-7 py-8 md:py-12">
      <header>
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-1 wrap-anywhere text-ink-soft">
          <bdi>{user.name}</bdi> · {user.email}
        </p>
      </header>
      <Tabs
        label={words.title}
        tabs={tabs}
        open={id}
        onOpen={(tab) =>
          setSearch(tab === tabs[0]!.id ? {} : { tab }, {
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        <Suspense fallback={<SkeletonList rows={2} label={words.loading} />}>
          <Panel user={user} />
        </Suspense>
      </Tabs>
    </div>
  )
}
