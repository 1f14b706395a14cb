/** Audit rules for effects of changes: events, the audit log, and queued messages. */
import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import { readWaitingJobs } from '../../../backoffice/backup/jobs.ts'
import type { StoredEvent } from '../../../events/event-types.ts'
import { AUDIT_CONSUMER } from '../../../audit/audit-consumer.ts'
import { breaksFromProblems, type Rule } from './rule.ts'

/** So often an event is tried for some three hours: see putOff in server/events/store.ts. */
const MANY_FAILURES = 12

const EVENTS_AT_ONCE = 2000

interface Waiting {
  event_id: number
  consumer: string
  type: string
  failures: number
  last_failure: string | null
}

/** Events of some types that have no entry in the audit log although none waits to be written. */
async function* eventsWithoutEntry(tx: Tx, types: readonly string[]): AsyncGenerator<StoredEvent> {
  for (let after = 0; ;) {
    // What happened before entries of its kind were written has none.
    const { rows } = await sql<StoredEvent>`
      with first_entries as (
        select kind, min(at) as at from audit_log group by kind
      )
      select events.id, type, json_build_object('kind', subject_kind, 'id', subject_id) as subject,
        actor_id as actor, api_key_id as "apiKeyId", data, events.at
      from events join first_entries on kind = type and events.at >= first_entries.at
      where events.id > ${after} and type = any(${[...types]}::text[])
        and not exists (select from event_deliveries
          where event_id = events.id and ${AUDIT_CONSUMER} = any(consumers))
        and not exists (select from audit_log where audit_log.at = events.at and audit_log.kind = type)
      order by events.id limit ${EVENTS_AT_ONCE}`.execute(tx)
    yield* rows
    if (rows.length < EVENTS_AT_ONCE) return
    after = rows.at(-1)!.id
  }
}

export const EVENT_RULES: readonly Rule[] = [
  {
    name: 'events that wait',
    holds: 'An event waits only for who can consume it, and doesn’t fail for hours.',
    reads: ['event_deliveries', 'events'],
    async find(tx, { consumers }) {
      const { rows } = await sql<Waiting>`
        select event_id, consumer, type, failures, last_failure
        from event_deliveries join events on id = event_id cross join lateral unnest(consumers) as consumer
        order by event_id, consumer`.execute(tx)
      const hears = (name: string, type: string) =>
        consumers.some((each) => each.name === name && Object.hasOwn(each.on, type))
      return breaksFromProblems(
        rows.flatMap(({ event_id: id, consumer, type, failures, last_failure: why }) => {
          const event = `Event ${id} (${type})`
          if (!hears(consumer, type))
            return [`${event} waits for “${consumer}”, which never takes it`]
          if (failures < MANY_FAILURES) return []
          return [
            `${event} has failed ${failures} times for “${consumer}”: ${why ?? 'nobody knows why'}`,
          ]
        }),
      )
    },
  },
  {
    name: 'audit log',
    holds: 'What staff did is in the audit log, or waits to be written there.',
    reads: ['events', 'audit_log'],
    async find(tx, { consumers }) {
      const audit = consumers.find(({ name }) => name === AUDIT_CONSUMER)
      if (!audit) return breaksFromProblems([])
      const problems: string[] = []
      for await (const event of eventsWithoutEntry(tx, Object.keys(audit.on)))
        if (audit.wants?.(event, { has: () => false }) !== false)
          problems.push(`Event ${event.id} (${event.type}) has no entry`)
      return breaksFromProblems(problems)
    },
  },
  {
    name: 'messages that wait',
    holds: 'A message that waits in the outbox has a job that sends it.',
    reads: ['outbox_messages'],
    async find(tx) {
      const waiting = await tx
        .selectFrom('outbox_messages')
        .select(['id', 'channel'])
        .where('status', '=', 'waiting')
        .orderBy('id')
        .execute()
      if (waiting.length === 0) return breaksFromProblems([])
      const jobs = new Set(
        (await readWaitingJobs(tx)).flatMap(({ queue, data }) =>
          queue === 'deliver-letter' ? [(data as { letterId: string }).letterId] : [],
        ),
      )
      return breaksFromProblems(
        waiting
          .filter(({ id }) => !jobs.has(id))
          .map(({ id, channel }) => `Message ${id} (${channel}) is sent by no job`),
      )
    },
  },
]
