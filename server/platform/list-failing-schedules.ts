/** Failing schedules: since when, and with which error; a successful run clears the entry. */
import { type Schedule, SCHEDULES } from '#domain/operate/schedules.ts'
import type { Db } from '../database/transaction.ts'
import type { Deps } from './deps.ts'
import { errorText } from '../database/error-text.ts'

export interface FailingSchedule {
  schedule: Schedule
  since: Date
  /** What the last run failed with. */
  error: string
}

const MOST_CHARACTERS = 200

/** What a run gives whose work failed, and was noted or is put off by itself: its queue is not to try it again. */
export class Failing {
  readonly error: unknown
  constructor(error: unknown) {
    this.error = error
  }
}

/**
 * Runs what a schedule does, and keeps whether it failed: whether it threw, or gave `Failing`.
 * @throws what the run threw
 */
export async function runWatchedSchedule(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  schedule: Schedule,
  run: () => Promise<unknown>,
): Promise<void> {
  const note = (error: unknown) =>
    noteFailure(db, { schedule, since: clock(), error: firstLine(error) })
  let done: unknown
  try {
    done = await run()
  } catch (error) {
    // Where the database is away this fails too, and the run's own failure is what counts.
    await note(error).catch((noting: unknown) =>
      log.warn({ err: noting, schedule }, 'a failing schedule was not noted'),
    )
    throw error
  }
  if (done instanceof Failing) return note(done.error)
  await deleteScheduleFailure(db, schedule)
}

/** For a run that succeeded, or a schedule that no server has any more. */
export async function deleteScheduleFailure(db: Db, schedule: Schedule): Promise<void> {
  await db.deleteFrom('failing_schedules').where('schedule', '=', schedule).execute()
}

/** The schedules whose last run failed, the longest failing first. */
export async function listFailingSchedules(db: Db): Promise<FailingSchedule[]> {
  return db
    .selectFrom('failing_schedules')
    .select(['schedule', 'since', 'error'])
    .where('schedule', 'in', SCHEDULES)
    .orderBy('since')
    .orderBy('schedule')
    .execute()
}

async function noteFailure(db: Db, { schedule, since, error }: FailingSchedule): Promise<void> {
  await db
    .insertInto('failing_schedules')
    .values({ schedule, since, tried_at: since, tries: 1, error })
    .onConflict((conflict) =>
      conflict.column('schedule').doUpdateSet((eb) => ({
        tried_at: since,
        tries: eb('failing_schedules.tries', '+', 1),
        error,
      })),
    )
    .execute()
}

/** The statement that a driver adds to its message, and what stood in it, are for the log. */
function firstLine(error: unknown): string {
  return errorText(error).split('\n', 1)[0]!.slice(0, MOST_CHARACTERS)
}
