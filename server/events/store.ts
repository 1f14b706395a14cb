/** SQL for events and their deliveries. */
import { sql } from 'kysely'
import { gatherCalls } from '../database/together/gather-calls.ts'
import type { Db, Tx } from '../database/transaction.ts'
import type { EventSubject, NewEvent, StoredEvent } from './event-types.ts'

/** The process that leads consumes what is stored within so long, or another takes over. */
const OWN_FOR = sql`interval '5 seconds'`

/** An event with the consumers that take it now. */
export type Delivery = StoredEvent & { consumers: readonly string[] }

const EVENT = sql`events.id, type, json_build_object('kind', events.subject_kind, 'id', events.subject_id) as subject,
  actor_id as actor, api_key_id as "apiKeyId", data, at`

type EventToStore = NewEvent & { apiKeyId?: string | null; consumers: readonly string[] }

/** Stores events in their order, and a delivery of each that has consumers. */
export const insertEvents = gatherCalls(
  async (tx: Tx, lists: readonly (readonly EventToStore[])[]): Promise<void[]> => {
    await sql`
    with given as materialized (
      select nextval('events_id_seq') as event_id, given ->> 'type' as type,
        given -> 'subject' ->> 'kind' as kind, given -> 'subject' ->> 'id' as id,
        (given ->> 'actor')::uuid as actor, (given ->> 'apiKeyId')::uuid as api_key,
        given -> 'data' as data, (given ->> 'at')::timestamptz as at, given -> 'consumers' as consumers
      from jsonb_array_elements(${JSON.stringify(lists.flat())}::jsonb) as given
    ), stored as (
      insert into events (id, type, subject_kind, subject_id, actor_id, api_key_id, data, at)
      overriding system value
      select event_id, type, kind, id, actor, api_key, data, at from given
    )
    insert into event_deliveries (event_id, consumers, subject_kind, subject_id, due_at)
    select event_id, array(select jsonb_array_elements_text(consumers)), kind, id, now() + ${OWN_FOR}
    from given where consumers <> '[]'`.execute(tx)
    return lists.map(() => {})
  },
)

/**
 * Removes what waits about some subjects, in the order of the events, and locks it until `tx` ends: another process
 * waits in the meantime. A subject with a failure, or with a consumer that isn't among `consumers`, keeps its
 * deliveries, for its consumers take them one by one.
 * @returns what was removed, the subjects that keep theirs, and whether more may wait
 */
export async function takeDeliveries(
  tx: Tx,
  consumers: readonly string[],
  subjects: readonly EventSubject[],
  limit: number,
): Promise<{ taken: Delivery[]; apart: EventSubject[]; isFull: boolean }> {
  const { rows } = await sql<Delivery & { isApart: boolean }>`
    with found as (
      select event_id, subject_kind, subject_id, consumers, exists (
        select from event_deliveries as other
        where other.subject_kind = delivery.subject_kind and other.subject_id = delivery.subject_id
          and (other.failures > 0 or not other.consumers <@ ${[...consumers]}::text[])) as "isApart"
      from event_deliveries as delivery
      where (subject_kind, subject_id) in (
        select given ->> 'kind', given ->> 'id'
        from jsonb_array_elements(${JSON.stringify(subjects)}::jsonb) as given)
      order by event_id, consumers limit ${limit} for update
    ), taken as (
      delete from event_deliveries as delivery using found
      where delivery.subject_kind = found.subject_kind and delivery.subject_id = found.subject_id
        and delivery.event_id = found.event_id and delivery.consumers = found.consumers and not "isApart"
    )
    select ${EVENT}, consumers, "isApart"
    from found join events on events.id = found.event_id
    order by events.id`.execute(tx)
  return {
    taken: rows.filter(({ isApart }) => !isApart),
    apart: rows.filter(({ isApart }) => isApart).map(({ subject }) => subject),
    isFull: rows.length === limit,
  }
}

/**
 * Gives each consumer a delivery of its own of all that waits about a subject.
 * @returns the consumers
 */
export async function splitDeliveries(db: Db, { kind, id }: EventSubject): Promise<string[]> {
  const { rows } = await sql<{ consumer: string }>`
    with split as (
      delete from event_deliveries
      where subject_kind = ${kind} and subject_id = ${id} and cardinality(consumers) > 1
      returning *
    ), alone as (
      insert into event_deliveries (event_id, consumers, subject_kind, subject_id, due_at)
      select event_id, array[consumer], subject_kind, subject_id, due_at
      from split cross join lateral unnest(consumers) as consumer
    )
    select distinct consumer
    from event_deliveries cross join lateral unnest(consumers) as consumer
    where subject_kind = ${kind} and subject_id = ${id}`.execute(db)
  return rows.map(({ consumer }) => consumer)
}

/**
 * Removes the oldest event about a subject of those that wait for one consumer alone; none where one has failed and
 * isn't due again.
 */
export async function takeNextDelivery(
  tx: Tx,
  consumer: string,
  { kind, id }: EventSubject,
): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    with waiting as (
      select event_id, failures > 0 and due_at > now() as "isPutOff" from event_deliveries
      where subject_kind = ${kind} and subject_id = ${id} and consumers = ${[consumer]}::text[]
      order by event_id limit 1 for update
    ), taken as (
      delete from event_deliveries as delivery using waiting
      where subject_kind = ${kind} and subject_id = ${id} and delivery.event_id = waiting.event_id
        and consumers = ${[consumer]}::text[] and not "isPutOff"
      returning delivery.event_id, consumers
    )
    select ${EVENT}, consumers from events join taken on taken.event_id = events.id`.execute(tx)
  return rows[0]
}

/** Has it tried again after 5 seconds, and then after twice as long each time, up to an hour. */
export async function postponeDelivery(
  db: Db,
  consumer: string,
  { id, subject }: StoredEvent,
  failure: string,
): Promise<void> {
  await sql`
    update event_deliveries set
      due_at = now() + least(interval '5 seconds' * power(2, least(failures, 20)), interval '1 hour'),
      failures = failures + 1, last_failure = ${failure}
    where subject_kind = ${subject.kind} and subject_id = ${subject.id} and event_id = ${id}
      and consumers = ${[consumer]}::text[]`.execute(db)
}

/**
 * The subjects that something is due about for some consumers: what failed, and what no process has consumed in time.
 * @param isAll what isn't due yet too, unless it failed
 */
export async function selectDueEventSubjects(
  db: Db,
  consumers: readonly string[],
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<EventSubject[]> {
  const { rows } = await sql<EventSubject>`
    select subject_kind as kind, subject_id as id
    from event_deliveries as delivery
    where consumers && ${[...consumers]}::text[] and (${isAll} or due_at <= now())
      and not exists (select from event_deliveries as failed
        where failed.subject_kind = delivery.subject_kind and failed.subject_id = delivery.subject_id
          and failed.consumers = delivery.consumers and failed.failures > 0 and failed.due_at > now())
    group by subject_kind, subject_id
    order by min(event_id) limit ${limit}`.execute(db)
  return rows
}
