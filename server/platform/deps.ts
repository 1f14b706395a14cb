/** The dependencies of capabilities. */
import type { Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Words } from '#words/words.ts'
import type { Database } from '../database/open.ts'
import type { DemoKind } from '../database/own-types.ts'
import type { Tables } from '../database/tables.ts'
import type { Auth } from './auth.ts'
import type { LaundryOf } from './kept.ts'
import type { Config } from './config/config.ts'
import type { Events } from './events.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Live } from './live.ts'
import type { Notices } from './notices/notices.ts'
import type { HandOvers } from './mail/hand-overs.ts'
import type { Senders } from './mail/senders.ts'
import type { WebhookInterest } from './webhook-interest.ts'
import type { Payments } from './payments/payments.ts'
import type { WordsFor } from '#words/words-for.ts'

export interface Deps extends Senders {
  config: Config
  db: Kysely<Tables>
  withCopy: Database['withCopy']
  watchStatements: Database['watchStatements']
  /** The present instant. */
  clock: () => Date
  /** A branch's settings, catalogue, plans and public numbers. */
  laundry: LaundryOf
  auth: Auth
  live: Live
  events: Events
  jobs: Jobs
  /** Of messages to carriers that would send one twice. */
  handOvers: HandOvers
  payments: Payments
  webhooks: WebhookInterest
  files: Files
  /** Whether this is a demo, and who may know its passwords. */
  demo: DemoKind
  /** The laundry's language, for staff. Customers’ words come with the call, or from `wordsFor`. */
  staffWords: Words
  /** The words of a message's recipient; a call has its caller's own. */
  wordsFor: WordsFor
  log: FastifyBaseLogger
  notices: Notices
  /** False while the disk is almost full. */
  hasRoomToWrite: () => boolean
}
