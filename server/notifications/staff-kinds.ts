/** Kinds of messages to staff: the topic of the bell, the permission, and whether they leave as messages. */
import type { StaffCategory } from '#domain/messages/notification-settings.ts'
import { can, type Asker, type Permission } from '#domain/people/permissions.ts'
import { bellKindsForPermissions, type BellKind } from '#domain/people/staff-bell.ts'
import type { Message } from '#words/message.ts'

/** An invitation is a mail to one who doesn't work here yet. */
export type StaffKind = Exclude<Extract<Message['kind'], `staff.${string}`>, 'staff.invited'>

interface StaffRule {
  /** The topic of the bell; or the permission, where only those hear of it who chose the category. */
  readonly about: BellKind | { readonly needs: Permission }
  /** Leaves as a message to those who chose the category; left out for what stays in the bell. */
  readonly category?: StaffCategory
}

const RULES = {
  'staff.order_placed': { about: 'orders' },
  'staff.chat_waits': { about: 'chats' },
  'staff.ticket_opened': { about: 'tickets' },
  'staff.ticket_replied': { about: 'tickets' },
  'staff.message_sent': { about: 'tickets' },
  'staff.backup_failed': { about: 'backups' },
  'staff.webhook_refused': { about: 'webhooks' },
  'staff.key_ended': { about: 'keys' },

  'staff.stops_without_rider': { about: 'stops' },
  'staff.stop_to_decide': { about: 'stops', category: 'alarms' },
  'staff.message_unsent': { about: 'messages', category: 'alarms' },
  'staff.code_unsent': { about: 'messages', category: 'alarms' },
  'staff.customer_unreachable': { about: 'messages', category: 'alarms' },
  'staff.customer_not_asked': { about: 'messages', category: 'alarms' },
  // An alarm about an alarm could go round in circles.
  'staff.alarm_unsent': { about: 'messages' },

  'staff.order_late': { about: { needs: 'orders' }, category: 'alarms' },
  'staff.cash_out': { about: { needs: 'money-in' }, category: 'alarms' },
  'staff.day_figures': { about: { needs: 'reports' }, category: 'dayFigures' },
} as const satisfies Readonly<Record<StaffKind, StaffRule>>

type Rules = typeof RULES

/** Kinds that leave as messages. */
export type StaffMessageKind = {
  [Kind in StaffKind]: Rules[Kind] extends { category: StaffCategory } ? Kind : never
}[StaffKind]

/** Whether a message is an alarm of staff or the day's figures. @param parts never empty */
export function isToStaff({ parts: [part] }: { parts: readonly { kind: string }[] }): boolean {
  return staffCategoryOf(part!.kind) !== null
}

/** The category of a kind, by the name that a row has it under; null for what no member of staff has sent. */
export function staffCategoryOf(kind: string): StaffCategory | null {
  return ruleOf(kind)?.category ?? null
}

/** Whether a person may read a kind of message to staff, whatever they chose. */
export function mayReadStaffKind(person: Asker, kind: string): boolean {
  const rule = ruleOf(kind)
  if (!rule) return true
  return typeof rule.about === 'string'
    ? bellKindsForPermissions(person).includes(rule.about)
    : can(person, rule.about.needs)
}

/** Whether a person hears of a kind. @param choice what they switched off in their bell, and on as messages */
export function hearsStaffKind(
  person: Asker,
  kind: StaffKind,
  choice: { muted: readonly BellKind[]; chosen: readonly StaffCategory[] },
): boolean {
  const { about, category }: StaffRule = RULES[kind]
  const isWanted =
    typeof about === 'string' ? !choice.muted.includes(about) : choice.chosen.includes(category!)
  return isWanted && mayReadStaffKind(person, kind)
}

function ruleOf(kind: string): StaffRule | undefined {
  return (RULES as Readonly<Record<string, StaffRule>>)[kind]
}
