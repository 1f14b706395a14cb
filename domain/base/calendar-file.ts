// Appointments as calendar files (iCalendar, RFC 5545), and as links that add them to Google's and Outlook's
// calendars.

/** An appointment with the laundry. */
export type Appointment = {
  /** Names it for good, in every calendar: the same when it is moved. */
  readonly uid: string
  /** Counts how often it was moved or called off; a calendar takes the highest. */
  readonly sequence: number
  /** When it last changed. */
  readonly changedAt: Date
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isCancelled: boolean
  readonly summary: string
  readonly description: string
  readonly location: string
  /** Where more is read of it. */
  readonly url: string
  readonly organizer: { readonly name: string; readonly email: string }
}

/** Octets of a line, without its break; what is longer goes on in a line that begins with a space. */
const LINE_OCTETS = 75

/** What a calendar is asked to do: to take it over as it is now, or to take it off. */
export function calendarFileMethod({ isCancelled }: Appointment): 'PUBLISH' | 'CANCEL' {
  return isCancelled ? 'CANCEL' : 'PUBLISH'
}

/** The file: UTF-8, its times in UTC. @param product who wrote it, such as "Washline" */
export function writeCalendarFile(appointment: Appointment, product: string): string {
  const { name, email } = appointment.organizer
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//${escaped(product)}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarFileMethod(appointment)}`,
    'BEGIN:VEVENT',
    `UID:${escaped(appointment.uid)}`,
    `SEQUENCE:${appointment.sequence}`,
    `DTSTAMP:${utc(appointment.changedAt)}`,
    `LAST-MODIFIED:${utc(appointment.changedAt)}`,
    `DTSTART:${utc(appointment.startsAt)}`,
    `DTEND:${utc(appointment.endsAt)}`,
    `STATUS:${appointment.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(appointment.summary)}`,
    `DESCRIPTION:${escaped(appointment.description)}`,
    `LOCATION:${escaped(appointment.location)}`,
    `URL:${appointment.url}`,
    `ORGANIZER;CN=${quoted(name)}:mailto:${email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

type Shown = Pick<Appointment, 'startsAt' | 'endsAt' | 'summary' | 'description' | 'location'>

/** The address on which Google's calendar offers to add it. */
export function googleCalendarUrl(shown: Shown): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: shown.summary,
    dates: `${utc(shown.startsAt)}/${utc(shown.endsAt)}`,
    details: shown.description,
    location: shown.location,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** The address on which Outlook's calendar on the web offers to add it. */
export function outlookCalendarUrl(shown: Shown): string {
  const query = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: shown.summary,
    startdt: shown.startsAt.toISOString(),
    enddt: shown.endsAt.toISOString(),
    body: shown.description,
    location: shown.location,
  }
  // It shows a plus where other pages read a space.
  const written = new URLSearchParams(query).toString().replaceAll('+', '%20')
  return `https://outlook.live.com/calendar/0/deeplink/compose?${written}`
}

/** An instant as "20261120T033000Z". */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** A text value: its line breaks stay, other control characters go. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}--\n]/gv, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}

/** A parameter's value, in which no quotation mark can be written. */
function quoted(text: string): string {
  return `"${text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('"', "'")}"`
}

/** In lines of 75 octets, never broken inside a character. */
function folded(line: string): string {
  let written = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0)!)
    if (octets + size > LINE_OCTETS) {
      written += '\r\n '
      octets = 1
    }
    written += character
    octets += size
  }
  return written
}

/** How many octets a character takes in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x1_0000 ? 3 : 4
}
