// The signed-in person's menu.
import {
  ChevronDown,
  CircleHelp,
  CreditCard,
  Gift,
  LogOut,
  type LucideIcon,
  Package,
  ScrollText,
  UserRound,
} from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { isStaff } from '#domain/roles.ts'
import { ApiError } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { useSession } from '#web/lib/session.tsx'
import { Menu, MenuButton, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.tsx'
import { AUDIT_LOG } from './audit-log-link.ts'

// Imported apart: the files it needs would else be named in the script that every page loads.
const forgetting = () => import('./forget-person.ts')
forgetting().catch((error: unknown) => logProblem('What is personal may stay here:', error))

const UnsentDialog = lazy(async () => ({
  default: (await import('./unsent-dialog.tsx')).UnsentDialog,
}))

const ENTRIES: ReadonlyArray<{ to: string; label: string; Icon: LucideIcon }> = [
  { to: '/profile', label: 'Profile & Settings', Icon: UserRound },
  { to: '/my-orders', label: 'My Orders', Icon: Package },
  { to: '/profile?tab=payment', label: 'Payment Methods', Icon: CreditCard },
  { to: '/profile?tab=loyalty', label: 'Loyalty Rewards', Icon: Gift },
  { to: '/help', label: 'Help & Support', Icon: CircleHelp },
]

export function AccountMenu({ user }: { user: User }) {
  const { signOut } = useSession()
  const navigate = useNavigate()

  /** How many of a driver's stops logging out would lose; the question is open while above 0. */
  const [unsent, setUnsent] = useState(0)

  const askToLeave = async () => {
    const count = await forgetting().then(
      ({ countUnsent }) => countUnsent(user._id),
      () => 0,
    )
    if (count > 0) setUnsent(count)
    else await leave()
  }

  const leave = async () => {
    try {
      await signOut()
      await navigate('/')
    } catch (error) {
      toast.failure(
        'You are still signed in.',
        error instanceof ApiError ? error.message : 'Please try again.',
      )
    }
  }

  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            className="group flex min-h-11 items-center gap-2 rounded-md px-1.5 text-sm font-semibold hover:bg-primary-wash"
          >
            <span
              aria-hidden="true"
              className="grid size-[2.25rem] place-items-center rounded-full bg-accent text-on-accent"
            >
              {initialsOf(user.name)}
            </span>
            <span className="max-w-36 truncate max-md:sr-only lg:max-xl:sr-only">{user.name}</span>
            <ChevronDown
              aria-hidden="true"
              size={16}
              className="transition-transform group-data-[state=open]:rotate-180 max-md:hidden lg:max-xl:hidden"
            />
          </button>
        }
      >
        <p className="px-3 py-2 text-sm text-ink-soft">{user.email}</p>
        <MenuSeparator />
        {ENTRIES.map(({ to, label, Icon }) => (
          <MenuLink key={to} to={to}>
            <Icon aria-hidden="true" size={18} />
            {label}
          </MenuLink>
        ))}
        {isStaff(user) && (
          <MenuLink to={AUDIT_LOG.to}>
            <ScrollText aria-hidden="true" size={18} />
            {AUDIT_LOG.label}
          </MenuLink>
        )}
        <MenuSeparator />
        <MenuButton danger onSelect={() => void askToLeave()}>
          <LogOut aria-hidden="true" size={18} />
          Logout
        </MenuButton>
      </Menu>
      {unsent > 0 && (
        <Suspense fallback={null}>
          <UnsentDialog count={unsent} onClose={() => setUnsent(0)} onLeave={leave} />
        </Suspense>
      )}
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
