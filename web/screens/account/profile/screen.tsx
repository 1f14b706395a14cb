// The Profile screen: tabs that the address can name.
import { useSearchParams } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { profileScreen } from '#words/en/accounts/profile-screen.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { LoginRequired } from '#web/features/account/login-required.tsx'
import { useSession } from '#web/lib/session.tsx'
import { headWords, useWords } from '#web/lib/words.ts'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { profileTabs } from './tabs.tsx'

export const meta = () => pageTitle(headWords(profileScreen).pageTitle)

export default function Screen() {
  const words = useWords(profileScreen)
  const { user, status } = useSession()
  if (user) return <Profile key={user._id} user={user} />
  if (status === 'unknown') {
    return (
      <div className="page py-10 md:py-14">
        <SkeletonList label={words.loading} />
      </div>
    )
  }
  return <LoginRequired>{words.loginNeeded}</LoginRequired>
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
        <Panel user={user} />
      </Tabs>
    </div>
  )
}
