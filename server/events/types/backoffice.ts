/** Events of the back office: exports, backups, blocks, and webhooks. */
import type { ExportName } from '#contract/reports/exports.ts'
import type { Paise } from '#domain/base/money.ts'

/** Where a webhook is sent; the rest of its address may be a secret. */
interface Receiver {
  host: string
}

export interface BackofficeEvents {
  /** From one calendar date to another, both included; null for no end to that side. `count`: so many were chosen. */
  'export.downloaded': {
    name: ExportName
    from: string | null
    to: string | null
    count?: number
  }
  'backup.downloaded': Record<string, never>
  /** The first try of a night; further ones are no events. */
  'backup.failed': { nightDate: string }

  /** An order became late. `at`: when its pickup or its return was due. */
  'watch.order_late': {
    number: string
    visit: 'pickup' | 'return'
    at: string
    timeZone: string
  }
  /** At 9 pm, people have cash that isn't handed in. */
  'watch.cash_out': { date: string; paise: Paise; people: number }
  /** The figures of a day with orders, at 9 pm. */
  'watch.day_ended': {
    date: string
    orders: number
    kilograms: number
    completed: number
    revenuePaise: Paise
    cashPaise: Paise
    late: number
  }

  /** The reason stands in the notes, which go with the customer. */
  'customer.blocked': { userId: string }
  'customer.unblocked': { userId: string }

  'webhook.made': Receiver
  'webhook.changed': Receiver
  'webhook.turned_on': Receiver
  'webhook.turned_off': Receiver
  'webhook.secret_rotated': Receiver
  'webhook.deleted': Receiver
  'webhook.tested': Receiver
  'webhook.replayed': Receiver & { deliveries: number }
  /** The last try of a delivery failed; once a day for each receiver. */
  'webhook.given_up': Receiver
  /** It answered 410 and was turned off. */
  'webhook.gone': Receiver
}
