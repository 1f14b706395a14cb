import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statusAfterReply, readTicketNumber, TICKET_STATUSES, ticketNumberFrom } from './tickets.ts'

describe('ticket numbers', () => {
  it('have a short form that is readable however people type it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (bytes) => {
        const number = ticketNumberFrom(bytes)
        expect(number).toMatch(/^HD-[0-9A-HJKMNP-TV-Z]{6}$/)
        const plain = number.slice(3)
        for (const typed of [number, number.toLowerCase(), ` #${number} `, plain, `hd ${plain}`])
          expect(readTicketNumber(typed)).toBe(number)
      }),
    )
  })

  it('accept letters that look like digits', () => {
    expect(readTicketNumber('HD-OIL234')).toBe('HD-011234')
  })

  it.each(['', 'HD-', 'HD-12345', 'HD-1234567', 'LC-123456', 'HD-12345U', '💧'])(
    'reject %j',
    (text) => {
      expect(readTicketNumber(text)).toBeNull()
    },
  )

  it('need four bytes', () => {
    expect(() => ticketNumberFrom(new Uint8Array(3))).toThrow(RangeError)
  })
})

it('reopens a closed ticket when its customer answers, and keeps the status of one in progress', () => {
  expect(TICKET_STATUSES.map(statusAfterReply)).toEqual([
    'open',
    'in_progress',
    'open',
    'open',
    'open',
  ])
})
