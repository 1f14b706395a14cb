// Phrases shared by sentences of several areas.
import { calendarDateIn, formatMessageDate } from '#domain/base/time-zone.ts'

/** What a person typed, ended as a sentence is. */
export function endAsSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** How a mail begins. */
export function mailGreeting(name: string): string {
  return `Hello ${name},`
}

export interface Reachable {
  /** Empty where the laundry has none. */
  phone: string
}

/** "call 080 4123 0001". */
export function contactPhrase({ phone }: Reachable): string {
  return phone ? `call ${phone}` : 'write to us'
}

export interface Waiting {
  seconds: number
}

/** "a minute", "5 minutes", "an hour", "20 hours": rounded up, so that it is never too early. */
export function formatWait({ seconds }: Waiting): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes === 1) return 'a minute'
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}

/** "3:30 pm on Fri, 20 June", on the laundry's clock. */
export function formatClockTime({
  at,
  timeZone,
}: {
  readonly at: string
  readonly timeZone: string
}): string {
  const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone })
  return `${time.format(new Date(at))} on ${formatMessageDate(calendarDateIn(new Date(at), timeZone))}`
}
