/** What capabilities are given: the world as they may touch it. */
import type { Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Auth } from './accounts/auth.ts'
import type { MarketingSource } from './catalogue/marketing.ts'
import type { OfferSource } from './catalogue/offer.ts'
import type { Config } from './config.ts'
import type { Tables } from './database/tables.ts'
import type { DemoKind } from './demo/settle-demo.ts'
import type { Files } from './platform/files.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Live } from './platform/live.ts'
import type { Mailer } from './platform/mail.ts'
import type { Notices } from './platform/notices.ts'
import type { Push } from './platform/push.ts'
import type { Sms } from './platform/sms.ts'
import type { Payments } from './platform/payments.ts'

export interface Deps {
  config: Config
  db: Kysely<Tables>
  /** The present instant. */
  clock: () => Date
  offer: OfferSource
  /** The numbers and testimonials of the public pages. */
  marketing: MarketingSource
  auth: Auth
  live: Live
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
