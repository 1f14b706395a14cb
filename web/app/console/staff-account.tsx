// A staff member's own menu: profile and sign-in, colours, the customers' site, log out.
import { Globe, MoonStar, Sun, UserRound } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { AccountMenu } from '#web/app/layout/signed-in/account-menu.tsx'
import { useTheme } from '#web/app/layout/theme.ts'
import { useWords } from '#web/lib/words.ts'
import { MenuButton } from '#web/ui/menu.tsx'
import { consoleFrame } from '#words/en/base/console-frame.ts'
import { signedInFrame } from '#words/en/base/signed-in-frame.ts'

export function StaffAccount({ user }: { user: User }) {
  const words = useWords(consoleFrame)
  const { profile } = useWords(signedInFrame)
  const [theme, setTheme] = useTheme()
  const isDark =
    theme === 'dark' || (theme === 'system' && document.documentElement.dataset['theme'] === 'dark')
  return (
    <AccountMenu
      user={user}
      isInRail
      entries={[
        { to: '/profile', label: profile, Icon: UserRound },
        { to: '/', label: words.toCustomers, Icon: Globe },
      ]}
    >
      <MenuButton onSelect={() => setTheme(isDark ? 'light' : 'dark')}>
        {isDark ? <Sun aria-hidden="true" size={18} /> : <MoonStar aria-hidden="true" size={18} />}
        {isDark ? words.byDay : words.byNight}
      </MenuButton>
    </AccountMenu>
  )
}
