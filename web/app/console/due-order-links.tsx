// Work lists below Orders in a wide rail, each with its number of orders.
import clsx from 'clsx'
import { Link, useLocation } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import type { NowAnswer } from '#contract/operate/now.ts'
import type { Due } from '#domain/orders/due.ts'
import { dueNames } from '#words/en/operate/now-screen.ts'
import { useWords } from '#web/lib/words.ts'

const IN_RAIL: readonly Due[] = ['collect', 'plant', 'out', 'late', 'unpaid']

type DueLinksProps = { user: User; now: NowAnswer | undefined }

export function DueOrderLinks({ user, now }: DueLinksProps) {
  const names = useWords(dueNames)
  const { pathname, search } = useLocation()
  const open = pathname === '/admin/dashboard' ? new URLSearchParams(search).get('due') : null
  const shown = IN_RAIL.filter((due) => due !== 'unpaid' || user.permissions?.includes('money-in'))
  return (
    <ul className="mt-0.5 ml-5.5 border-l border-line pl-2.5 max-lg:hidden">
      {shown.map((due) => {
        const count = now?.due[due]
        return (
          <li key={due}>
            <Link
              to={`/admin/dashboard?due=${due}`}
              aria-current={open === due ? 'true' : undefined}
              className="flex min-h-8 lg:low:min-h-7 items-center justify-between gap-2 rounded-md px-2 text-sm text-ink-soft hover:bg-primary-wash hover:text-ink focus-visible:-outline-offset-3 aria-[current]:font-bold aria-[current]:text-primary-text"
            >
              {names[due]}
              <span
                className={clsx(
                  'tabular-nums',
                  due === 'late' && count ? 'font-bold text-danger-text' : count && 'text-ink',
                )}
              >
                {count}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
