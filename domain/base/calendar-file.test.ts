import { describe, expect, it } from 'vitest'
import {
  type Appointment,
  googleCalendarUrl,
  outlookCalendarUrl,
  writeCalendarFile,
} from './calendar-file.ts'

const PICKUP: Appointment = {
  uid: 'order-1@laundry.example',
  sequence: 0,
  changedAt: new Date('2026-11-19T05:00:00.123Z'),
  startsAt: new Date('2026-11-20T03:30:00Z'),
  endsAt: new Date('2026-11-20T05:30:00Z'),
  isCancelled: false,
  summary: 'Laundry pickup: Neel, Cotton & Co; Bengaluru',
  description:
    'We’ll pick up order LC-1.\n3 kg Wash & Fold\n2 × Shirt (Ironing)\r\nBack by 6 pm \\o/',
  location: '12 Church Street, Flat 4, बेंगलुरु 560001',
  url: 'https://laundry.example/track-order?orderId=1',
  organizer: { name: 'Neel "Cotton" & Co', email: 'hello@laundry.example' },
}

/** Reads a calendar file by the grammar of RFC 5545, section 3.1: the properties of its one appointment and its own. */
function parsed(file: string) {
  expect(file.endsWith('\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const lines = file
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  const components: string[] = []
  const found: Record<string, Record<string, { value: string; params: string }>> = {}
  for (const line of lines) {
    const match = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(.*)$/u.exec(line)
    if (!match) throw new Error(`No content line: ${line}`)
    const [, name = '', params = '', value = ''] = match
    const properties = (found[components.join('.')] ??= {})
    if (name === 'BEGIN') components.push(value)
    else if (name !== 'END') {
      if (name in properties) throw new Error(`Twice: ${line}`)
      properties[name] = { value, params }
    } else if (components.pop() !== value) throw new Error(`Not open: ${line}`)
  }
  const { VCALENDAR: calendar, 'VCALENDAR.VEVENT': event } = found
  const text = (name: string) => {
    const { value } = event![name]!
    expect(value.replaceAll(/\\[\\;,nN]/g, '')).not.toMatch(/[\\;,]/)
    return value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) =>
      sign.toLowerCase() === 'n' ? '\n' : sign,
    )
  }
  const instant = (name: string) => {
    const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(
      event![name]!.value,
    )!
    return new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
  }
  return { calendar: calendar!, event: event!, text, instant }
}

describe('a calendar file', () => {
  it('reads back in another program with the same contents', () => {
    const { calendar, event, text, instant } = parsed(writeCalendarFile(PICKUP, 'Neel; Co'))
    expect([calendar['VERSION']!.value, calendar['METHOD']!.value]).toEqual(['2.0', 'PUBLISH'])
    expect(event['UID']!.value).toBe(PICKUP.uid)
    expect(event['SEQUENCE']!.value).toBe('0')
    expect(event['STATUS']!.value).toBe('CONFIRMED')
    expect(instant('DTSTART')).toEqual(PICKUP.startsAt)
    expect(instant('DTEND')).toEqual(PICKUP.endsAt)
    expect(instant('DTSTAMP')).toEqual(new Date('2026-11-19T05:00:00Z'))
    expect(text('SUMMARY')).toBe(PICKUP.summary)
    expect(text('DESCRIPTION')).toBe(PICKUP.description.replace('\r\n', '\n'))
    expect(text('LOCATION')).toBe(PICKUP.location)
    expect(event['URL']!.value).toBe(PICKUP.url)
    expect(event['ORGANIZER']).toEqual({
      params: `;CN="Neel 'Cotton' & Co"`,
      value: 'mailto:hello@laundry.example',
    })
  })

  it('marks a cancelled appointment as cancelled', () => {
    const cancelled = { ...PICKUP, sequence: 2, isCancelled: true }
    const { calendar, event } = parsed(writeCalendarFile(cancelled, 'Neel'))
    expect(calendar['METHOD']!.value).toBe('CANCEL')
    expect([event['STATUS']!.value, event['SEQUENCE']!.value]).toEqual(['CANCELLED', '2'])
    expect(event['UID']!.value).toBe(PICKUP.uid)
  })

  it('folds long lines between characters in any script', () => {
    for (const location of [
      'é'.repeat(200),
      '👕'.repeat(90),
      `a${'क'.repeat(120)}`,
      'x'.repeat(75),
    ])
      expect(parsed(writeCalendarFile({ ...PICKUP, location }, 'N')).text('LOCATION')).toBe(
        location,
      )
  })

  it('lets no line break or control character end a field early', () => {
    const summary = 'Pickup\r\nEND:VEVENT\u0000\u0007'
    const { text } = parsed(writeCalendarFile({ ...PICKUP, summary }, 'N\nX:1'))
    expect(text('SUMMARY')).toBe('Pickup\nEND:VEVENT')
  })
})

describe('links to web calendars', () => {
  it('describe the same appointment', () => {
    const google = new URL(googleCalendarUrl(PICKUP))
    expect(google.host).toBe('calendar.google.com')
    expect(google.searchParams.get('dates')).toBe('20261120T033000Z/20261120T053000Z')
    expect(google.searchParams.get('text')).toBe(PICKUP.summary)
    expect(google.searchParams.get('location')).toBe(PICKUP.location)

    const written = outlookCalendarUrl(PICKUP)
    expect(written).not.toContain('+')
    const outlook = new URL(written)
    expect(outlook.host).toBe('outlook.live.com')
    expect(outlook.searchParams.get('startdt')).toBe('2026-11-20T03:30:00.000Z')
    expect(outlook.searchParams.get('subject')).toBe(PICKUP.summary)
    expect(outlook.searchParams.get('body')).toBe(PICKUP.description)
  })
})
