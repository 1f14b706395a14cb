// The console's first page: lists of work for the next hours, and today's money.
import { useSession } from '#web/lib/session.tsx'
import { NowOf } from './now-of.tsx'

/** For those who see orders. */
export default function Now() {
  const { user } = useSession()
  return user && <NowOf user={user} />
}
