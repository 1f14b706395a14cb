import { describe, expect, it } from 'vitest'
import { readOrderSearch } from './order-search.ts'

const words = (...anyOf: string[][]) => ({ kind: 'words', anyOf })

describe('a search for orders', () => {
  it('matches nothing without input', () => {
    expect(readOrderSearch('')).toBeNull()
    expect(readOrderSearch(' \t ')).toBeNull()
  })

  it('requires every word', () => {
    expect(readOrderSearch('Asha')).toEqual(words(['Asha']))
    expect(readOrderSearch(' 12  Church street ')).toEqual(words(['12', 'Church', 'street']))
    expect(readOrderSearch('आशा')).toEqual(words(['आशा']))
  })

  it('matches a phone number by its digits, with or without a prefix', () => {
    const phone = (...anyOf: string[][]) => ({
      kind: 'phone',
      digits: '9845033333',
      words: words(...anyOf),
    })
    for (const typed of ['9845033333', '+919845033333', '09845033333', '(9845033333)'])
      expect([typed, readOrderSearch(typed)]).toEqual([typed, phone(['9845033333'])])
    for (const typed of ['+91 98450-33333', '0091 98450.33333', '98450 33333', '(098450) 33333'])
      expect([typed, readOrderSearch(typed)]).toEqual([typed, phone(['98450', '33333'])])
    expect(readOrderSearch('98 45 03 33 33')).toEqual(phone(['9845033333']))
    expect(readOrderSearch('503 33')).toEqual(words(['503', '33'], ['50333']))
    expect(readOrderSearch('984503333')).toEqual(words(['984503333']))
  })

  it('accepts a number and an id in any spelling', () => {
    const number = (whole: string, ...anyOf: string[][]) => ({
      kind: 'number',
      number: whole,
      words: words(...anyOf),
    })
    for (const typed of ['lc 7k3f 9q2m', 'LC-7K3F-9Q2M', '#LC7K3F9Q2M'])
      expect([typed, readOrderSearch(typed)]).toEqual([
        typed,
        number('LC-7K3F-9Q2M', ['7K3F-9Q2M']),
      ])
    expect(readOrderSearch('#7K3F9Q2O')).toEqual(number('LC-7K3F-9Q20', ['7K3F9Q2O']))
    expect(readOrderSearch('a b c d e f g h')).toEqual(number('LC-ABCD-EFGH', ['ABCD-EFGH']))
    expect(readOrderSearch('mahendra')).toEqual(number('LC-MAHE-NDRA', ['mahendra']))
    expect(readOrderSearch('1234 5678')).toEqual(
      number('LC-1234-5678', ['1234', '5678'], ['12345678']),
    )
    expect(readOrderSearch('#02e218')).toEqual(words(['02e218']))
    expect(readOrderSearch('LC–7K3F')).toEqual(words(['LC–7K3F'], ['LC-7K3F']))
    expect(readOrderSearch('019789AB-0000-7000-8000-00000000000A')).toEqual({
      kind: 'id',
      id: '019789ab-0000-7000-8000-00000000000a',
    })
  })

  it('finds names by their beginning when the input is too short for the index', () => {
    for (const start of ['a', 'As', 'a b', '#?', '12', '00', '%_'])
      expect(readOrderSearch(` ${start} `)).toEqual({ kind: 'name-start', start })
  })
})
