/** What capabilities are given: the world as they may touch it. */
import type { Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Marketing } from '#domain/marketing.ts'
import type { Offer } from '#domain/offer.ts'
import type { DemoKind } from '../database/tables/demo.ts'
import type { Auth } from './auth.ts'
import type { Kept } from './kept.ts'
import type { Config } from './config/config.ts'
import type { Tables } from '../database/tables.ts'
import type { Events } from './events.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Live } from './live.ts'
import type { Mailer } from './mail/mail.ts'
import type { Notices } from './notices.ts'
import type { Push } from './mail/push.ts'
import type { Sms } from './mail/sms.ts'
import type { Payments } from './payments/payments.ts'

export interface Deps {
  config: Config
  db: Kysely<Tables>
  /** The present instant. */
  clock: () => Date
  offer: Kept<Offer>
  /** The numbers and testimonials of the public pages. */
  marketing: Kept<Marketing>
  auth: Auth
  live: Live
  events: Events
  jobs: Jobs
  mailer: Mailer
  sms: Sms
  push: Push
  payments: Payments
  files: Files
  /** Whether this is a demo, and who may know its passwords. */
  demo: DemoKind
  log: FastifyBaseLogger
  notices: Notices
  /** False while the disk is almost full. */
  hasRoomToWrite: () => boolean
}
