// Server notices about its own setup, for staff to pass on to the operator.
import { useQuery } from '@tanstack/react-query'
import { serverNotices } from '#contract/audit/activity.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'

const ask = addressOf(serverNotices)

const REFRESH_MS = 10 * 60_000

/** One box for each notice; nothing where there is none, and for who may not mend it. */
export function ServerNotices() {
  const { user } = useSession()
  const { data = [] } = useQuery({
    enabled: user?.permissions?.includes('settings') === true,
    queryKey: ['admin', 'notices'],
    queryFn: ({ signal }) => call(ask, {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
  return data.map(({ code, message }) => (
    <div
      key={code}
      role="alert"
      className="mb-5 rounded-md border border-danger bg-danger-wash px-4 py-3 wrap-anywhere"
    >
      <p className="font-semibold text-danger-text">The server’s setup needs attention</p>
      <p>{message}</p>
    </div>
  ))
}
