import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderNumberFrom, readOrderReference } from './order-number.ts'

const fiveBytes = fc.uint8Array({ minLength: 5, maxLength: 5 })

describe('an order’s number', () => {
  it('writes five bytes in Crockford’s base 32', () => {
    expect(orderNumberFrom(new Uint8Array(5))).toBe('LC-0000-0000')
    expect(orderNumberFrom(new Uint8Array(5).fill(255))).toBe('LC-ZZZZ-ZZZZ')
    expect(orderNumberFrom(Uint8Array.of(0, 0, 0, 0, 31))).toBe('LC-0000-000Z')
  })

  it('differs for different bytes and has no ambiguous letters', () => {
    fc.assert(
      fc.property(fiveBytes, fiveBytes, (one, other) => {
        expect(orderNumberFrom(one)).toMatch(/^LC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
        expect(orderNumberFrom(one) === orderNumberFrom(other)).toBe(one.join() === other.join())
      }),
    )
  })

  it('accepts exactly five bytes', () => {
    expect(() => orderNumberFrom(new Uint8Array(4))).toThrow(RangeError)
    expect(() => orderNumberFrom(new Uint8Array(6))).toThrow(RangeError)
  })
})

describe('reading an order reference', () => {
  it('finds the number in any spelling', () => {
    fc.assert(
      fc.property(fiveBytes, (bytes) => {
        const number = orderNumberFrom(bytes)
        const withoutDashes = number.replaceAll('-', '')
        const misread = number.replace('LC-', '').replaceAll('0', 'o').replaceAll('1', 'l')
        for (const typed of [
          number,
          number.toLowerCase(),
          withoutDashes,
          withoutDashes.slice(2),
          ` #${number} `,
          number.replaceAll('-', ' – '),
          misread,
          `lc ${misread.replaceAll('l', 'I')}`,
        ]) {
          expect(readOrderReference(typed)).toEqual({ kind: 'number', number })
        }
      }),
    )
  })

  it('finds the id in any spelling', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        for (const typed of [id, id.toUpperCase(), ` ${id}\n`, id.replaceAll('-', '')]) {
          expect(readOrderReference(typed)).toEqual({ kind: 'id', id })
        }
      }),
    )
  })

  it('finds the end of an id, as its short form shows it', () => {
    for (const typed of ['02e218', '#02e218', '02E218', ' # 02e218 ', '02-E2-18', 'O2e2l8'])
      expect([typed, readOrderReference(typed)]).toEqual([
        typed,
        { kind: 'ending', ending: '02e218' },
      ])
    for (const typed of ['02e21', '02e2189', '02e21g'])
      expect([typed, readOrderReference(typed)]).toEqual([typed, null])
  })

  it.each([
    '',
    '   ',
    'LC-',
    'LC-1234-567',
    'LC-1234-56789',
    'LC-UUUU-1234',
    'XY-1234-5678',
    'née-1234',
  ])('finds no number in "%s"', (text) => {
    expect(readOrderReference(text)).toBeNull()
  })

  it('returns nothing for other texts, and never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(['id', 'number', 'ending', undefined]).toContain(readOrderReference(text)?.kind)
      }),
    )
  })
})
