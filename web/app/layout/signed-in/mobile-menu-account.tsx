// Account entries in a phone's menu, because its header has no room for a menu of their own.
import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { useWords } from '#web/lib/words.ts'
import { signedInFrame } from '#words/en/base/signed-in-frame.ts'
import { accountMenuEntries } from './account-menu-entries.ts'
import { useLogOut } from './use-log-out.tsx'

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-md text-left font-medium hover:text-primary-text'

/** The menu above leads to these already. */
const THERE_ALREADY = ['/profile', '/my-orders']

export function MobileMenuAccount({ user, onClose }: { user: User; onClose: () => void }) {
  const words = useWords(signedInFrame)
  const { logOut, question } = useLogOut(user)
  const entries = accountMenuEntries(words).filter(({ to }) => !THERE_ALREADY.includes(to))
  return (
    <nav aria-label={words.account} className="page grid pb-3">
      {entries.map(({ to, label, Icon }) => (
        <Link key={to} to={to} onClick={onClose} className={ENTRY}>
          <Icon aria-hidden="true" size={20} />
          {label}
        </Link>
      ))}
      <button
        type="button"
        onClick={() => void logOut()}
        className={`${ENTRY} cursor-pointer text-danger-text`}
      >
        <LogOut aria-hidden="true" size={20} />
        {words.logout}
      </button>
      {question}
    </nav>
  )
}
