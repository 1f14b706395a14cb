/** The queue and the message senders, observed by watches. */
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Push } from '../../platform/mail/push.ts'
import type { Sms } from '../../platform/mail/sms.ts'
import type { Watch } from './watch.ts'

/** The same queue; its workers' work is followed. */
export function watchedJobs(jobs: Jobs, watch: Watch): Jobs {
  return {
    ...jobs,
    work: (queue, batchSize, handle) =>
      jobs.work(queue, batchSize, (batch) => watch.jobs(queue, batch.length, () => handle(batch))),
    every: (schedule, cron, run) => jobs.every(schedule, cron, () => watch.jobs(schedule, 1, run)),
  }
}

/** The same mailer; what it sends is followed. */
export function watchedMailer(mailer: Mailer, watch: Watch): Mailer {
  return {
    ...mailer,
    send: (mail) => watch.message('email', () => mailer.send(mail)),
    sendOnce: (mail, store, claim) =>
      watch.message('email', () => mailer.sendOnce(mail, store, claim)),
  }
}

/** The same gateway; what it sends is followed. */
export function watchedSms(sms: Sms, watch: Watch): Sms {
  return { send: (message) => watch.message('sms', () => sms.send(message)) }
}

/** The same push services; what they are sent is followed. */
export function watchedPush(push: Push, watch: Watch): Push {
  return {
    ...push,
    send: (subscription, notice) => watch.message('push', () => push.send(subscription, notice)),
  }
}
