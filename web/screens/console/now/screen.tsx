// The console's first page: what must happen in the next hours, as lists that staff work off, and today's money.
import { useSession } from '#web/lib/session.tsx'
import { NowOf } from './now-of.tsx'

/** For those who see orders. */
export default function Now() {
  const { user } = useSession()
  return user && <NowOf user={user} />
}
