// Filter in the admin dashboard's address: invalid parts are dropped.
import { expect, it } from 'vitest'
import { EVERYTHING, filterToQuery, staffFilterOf } from './use-staff-filter.ts'

const read = (query: string) => staffFilterOf(new URLSearchParams(query))

it('reads every filter from the address, and writes it back unchanged', () => {
  const query =
    'q=asha&from=2025-06-18&to=2025-06-20&slot=9-11+AM&service=ironing&due=late&taken=upi&paid=no&status=washing%2Cready&sort=total-high'
  const filter = read(query)
  expect(filter).toEqual({
    q: 'asha',
    statuses: ['washing', 'ready'],
    from: '2025-06-18',
    to: '2025-06-20',
    slot: '9-11 AM',
    service: 'ironing',
    due: 'late',
    taken: 'upi',
    paid: 'no',
    sort: 'total-high',
  })
  expect(new URLSearchParams(filterToQuery(filter)).toString()).toBe(query)
})

it('drops values that the screen does not offer', () => {
  expect(read('')).toEqual(EVERYTHING)
  expect(filterToQuery(EVERYTHING)).toEqual({})
  expect(
    read(
      'status=lost,,&from=2025-02-30&to=soon&slot=9&service=x&due=soon&taken=gold&paid=maybe&sort=random',
    ),
  ).toEqual(EVERYTHING)
  expect(read('status=washing,washing,lost').statuses).toEqual(['washing'])
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100)
})
