// The console's people: members of staff, their permissions, and invitations.
import { useQuery } from '@tanstack/react-query'
import { peopleScreen } from '#words/en/people/people-screen.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ColleagueCard } from './colleague-card.tsx'
import { Invitations } from './invitations.tsx'
import { staffQuery } from './people-queries.ts'
import { Tablets } from './tablets.tsx'

export default function PeopleScreen() {
  const words = useWords(peopleScreen)
  const { user } = useSession()
  const staff = useQuery(staffQuery)
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <header>
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        <p className="mt-1 max-w-2xl text-ink-soft">{words.about}</p>
      </header>
      {staff.isPending && <SkeletonList rows={3} label={words.loading} />}
      {staff.isError && (
        <FailedQueryNotice
          what={staff.data ? words.notRefreshed : words.notLoaded}
          query={staff}
          retry={words.retry}
        />
      )}
      {staff.data && (
        <ul aria-label={words.title} className="grid gap-4 lg:grid-cols-2">
          {staff.data.map((colleague) => (
            <ColleagueCard key={colleague._id} colleague={colleague} viewer={user} />
          ))}
        </ul>
      )}
      <Invitations />
      <Tablets />
    </div>
  )
}
