/** SQL for events and their deliveries. */
import { sql } from 'kysely'
import type { Db, Tx } from '../database/transaction.ts'
import type { EventSubject, NewEvent, StoredEvent } from './event-types.ts'

/** The process that leads consumes what is stored within so long, or another takes over. */
const OWN_FOR = sql`interval '5 seconds'`

/** Stores events in their order, each with a delivery for every one of its consumers. */
export async function insertEvents(
  tx: Tx,
  events: readonly (NewEvent & { apiKeyId?: string | null; consumers: readonly string[] })[],
): Promise<void> {
  await sql`
    with given as materialized (
      select nextval('events_id_seq') as event_id, given ->> 'type' as type,
        given -> 'subject' ->> 'kind' as kind, given -> 'subject' ->> 'id' as id,
        (given ->> 'actor')::uuid as actor, (given ->> 'apiKeyId')::uuid as api_key,
        given -> 'data' as data, (given ->> 'at')::timestamptz as at, given -> 'consumers' as consumers
      from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as given
    ), stored as (
      insert into events (id, type, subject_kind, subject_id, actor_id, api_key_id, data, at)
      overriding system value
      select event_id, type, kind, id, actor, api_key, data, at from given
    )
    insert into event_deliveries (event_id, consumer, subject_kind, subject_id, due_at)
    select event_id, consumer, kind, given.id, now() + ${OWN_FOR}
    from given cross join lateral jsonb_array_elements_text(consumers) as consumer`.execute(tx)
}

/**
 * Removes what a consumer has yet to consume about some subjects, in the order of the events, and locks it
 * until `tx` ends: another process waits in the meantime. Nothing of a subject whose oldest event has failed and
 * is not due again.
 */
export async function takeDeliveries(
  tx: Tx,
  consumer: string,
  subjects: readonly EventSubject[],
  limit: number,
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    with due as (
      select event_id from event_deliveries as delivery
      where consumer = ${consumer} and (subject_kind, subject_id) in (
        select given ->> 'kind', given ->> 'id'
        from jsonb_array_elements(${JSON.stringify(subjects)}::jsonb) as given)
      and not exists (select from event_deliveries as failed
        where failed.consumer = delivery.consumer and failed.subject_kind = delivery.subject_kind
          and failed.subject_id = delivery.subject_id
          and failed.failures > 0 and failed.due_at > now())
      order by event_id limit ${limit} for update
    ), taken as (
      delete from event_deliveries using due
      where event_deliveries.event_id = due.event_id and consumer = ${consumer}
      returning event_deliveries.event_id
    )
    select events.id, type, json_build_object('kind', subject_kind, 'id', subject_id) as subject,
      actor_id as actor, api_key_id as "apiKeyId", data, at
    from events join taken on taken.event_id = events.id
    order by events.id`.execute(tx)
  return rows
}

/** Has it tried again after 5 seconds, and then after twice as long each time, up to an hour. */
export async function putOff(
  db: Db,
  consumer: string,
  eventId: number,
  failure: string,
): Promise<void> {
  await sql`
    update event_deliveries set
      due_at = now() + least(interval '5 seconds' * power(2, least(failures, 20)), interval '1 hour'),
      failures = failures + 1, last_failure = ${failure}
    where event_id = ${eventId} and consumer = ${consumer}`.execute(db)
}

/** What waits for a consumer about one subject. */
export interface Waiting {
  consumer: string
  subject: EventSubject
}

/**
 * What is due, of all that waits for some consumers: what failed, and what nobody has consumed in time.
 * @param isAll what isn't due yet too, unless it failed
 */
export async function dueDeliveries(
  db: Db,
  consumers: readonly string[],
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select consumer, json_build_object('kind', subject_kind, 'id', subject_id) as subject
    from event_deliveries
    where consumer = any(${[...consumers]}::text[])
    group by consumer, subject_kind, subject_id
    having (${isAll} or min(due_at) <= now()) and bool_and(failures = 0 or due_at <= now())
    order by min(event_id) limit ${limit}`.execute(db)
  return rows
}

/** What waits about some subjects, whether it is due or not. */
export async function deliveriesAbout(
  db: Db,
  consumers: readonly string[],
  subjects: readonly EventSubject[],
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select consumer, json_build_object('kind', subject_kind, 'id', subject_id) as subject
    from event_deliveries
    where consumer = any(${[...consumers]}::text[]) and (subject_kind, subject_id) in (
      select given ->> 'kind', given ->> 'id'
      from jsonb_array_elements(${JSON.stringify(subjects)}::jsonb) as given)
    group by consumer, subject_kind, subject_id
    order by min(event_id)`.execute(db)
  return rows
}
