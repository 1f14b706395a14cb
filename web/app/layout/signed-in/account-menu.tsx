// The signed-in person's menu.
import clsx from 'clsx'
import { ChevronDown, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useWords } from '#web/lib/words.ts'
import { Menu, MenuButton, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'
import { signedInFrame } from '#words/en/base/signed-in-frame.ts'
import type { AccountEntry } from './account-menu-entries.ts'
import { useLogOut } from './use-log-out.tsx'

type AccountMenuProps = {
  user: User
  entries: readonly AccountEntry[]
  /** Whether it stands in the console's rail, which has room for the name where it is wide. */
  isInRail?: boolean
  /** What else can be chosen there. */
  children?: ReactNode
}

export function AccountMenu({ user, entries, isInRail = false, children }: AccountMenuProps) {
  const words = useWords(signedInFrame)
  const { logOut, question } = useLogOut(user)
  const withoutName = isInRail ? 'max-lg:sr-only' : 'max-md:sr-only lg:max-xl:sr-only'

  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            className="group flex min-h-11 min-w-0 items-center gap-2 rounded-md px-1.5 text-sm font-semibold hover:bg-primary-wash"
          >
            <span
              aria-hidden="true"
              className="grid size-[2.25rem] place-items-center rounded-full bg-accent text-on-accent"
            >
              {initialsOf(user.name)}
            </span>
            <span className={clsx('max-w-36 truncate', withoutName)}>{user.name}</span>
            <ChevronDown
              aria-hidden="true"
              size={16}
              className={clsx(
                'transition-transform group-data-[state=open]:rotate-180',
                isInRail ? 'hidden' : 'max-md:hidden lg:max-xl:hidden',
              )}
            />
          </button>
        }
      >
        <p className="px-3 py-2 text-sm wrap-anywhere text-ink-soft">{user.email}</p>
        <MenuSeparator />
        {entries.map(({ to, label, Icon }) => (
          <MenuLink key={to} to={to}>
            <Icon aria-hidden="true" size={18} />
            {label}
          </MenuLink>
        ))}
        {children}
        <MenuSeparator />
        <MenuButton danger onSelect={() => void logOut()}>
          <LogOut aria-hidden="true" size={18} />
          {words.logout}
        </MenuButton>
      </Menu>
      {question}
    </>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
