/** The interface for observing the process's work; metrics and traces implement it. */
import type { FastifyInstance } from 'fastify'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { AroundStatement } from '../../database/open-statement-watches.ts'
import type { Queues } from '../../platform/jobs/queues.ts'

/** What a queue's worker answers: the jobs to try again, each with what went wrong. */
type JobsDone = ReadonlyMap<unknown, unknown> | void

/** Each runs a piece of work, and passes on what it answers or throws as it is. */
export interface Watch {
  statement: AroundStatement
  /** Some jobs of one queue. */
  jobs<T extends JobsDone>(queue: keyof Queues, count: number, run: () => Promise<T>): Promise<T>
  /** One message on its way out. */
  message<T>(channel: NotificationChannel, run: () => Promise<T>): Promise<T>
  /** Adds what follows requests, before any route is there. */
  requests(app: FastifyInstance): void
  close(): Promise<void>
}
