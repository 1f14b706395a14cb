// The console's first page: lists of work for the next hours, and today's money.
import { useSession } from '#web/lib/session.tsx'
import { NowSections } from './now-sections.tsx'

/** For those who see orders. */
export default function NowScreen() {
  const { user } = useSession()
  return user && <NowSections user={user} />
}
