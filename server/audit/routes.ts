/** API calls that read the audit log. No call changes it. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { auditFilters, auditLog } from '#contract/audit/audit.ts'
import { instantAt } from '#domain/base/time-zone.ts'
import type { Deps } from '../platform/deps.ts'
import { DEFAULT_LIMIT, pageAnswer } from '../http/page-links.ts'
import { Answer, route, type Route } from '../http/route.ts'
import { listAuditActors, listDistinctValues, listAuditEntries } from './store.ts'
import { auditEntryView } from './view.ts'

const DAY_MINUTES = 24 * 60

export function auditRoutes({ db, laundry, events, staffWords }: Deps): Route[] {
  return [
    route(auditLog, async ({ query, person, request }) => {
      const { timeZone } = await laundry(branchOfPerson(person)).settings.current()
      await events.settled()
      const { actor, from, to, cursor, limit = DEFAULT_LIMIT, ...filter } = query
      const rows = await listAuditEntries(
        db,
        {
          ...filter,
          actorId: actor,
          since: from === undefined ? undefined : instantAt(from, 0, timeZone),
          before: to === undefined ? undefined : instantAt(to, DAY_MINUTES, timeZone),
        },
        limit + 1,
        cursor === undefined ? null : Number(cursor),
      )
      const answer = pageAnswer(request, rows, limit, (row) => String(row.id))
      return new Answer(
        answer.body.map((row) => auditEntryView(staffWords, row)),
        { headers: answer.headers },
      )
    }),
    route(auditFilters, async () => {
      await events.settled()
      const [people, actions, subjectTypes] = await Promise.all([
        listAuditActors(db),
        listDistinctValues(db, 'action'),
        listDistinctValues(db, 'record_type'),
      ])
      return { people: people.map(({ id, name }) => ({ _id: id, name })), actions, subjectTypes }
    }),
  ]
}
