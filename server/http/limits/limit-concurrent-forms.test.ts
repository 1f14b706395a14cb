import { describe, expect, it } from 'vitest'
import type { AppError } from '../../platform/app-error.ts'
import { FORMS_OF_ADDRESS, FORMS_OF_CUSTOMERS, FORMS_OF_PERSON, FORMS_OF_STAFF } from './bounds.ts'
import { limitConcurrentForms, type Sender, type TakePlace } from './limit-concurrent-forms.ts'

const customer = (number: number, address = `203.0.113.${number}`): Sender => ({
  personId: `customer ${number}`,
  isStaff: false,
  address,
})
const rider = (number: number): Sender => ({
  personId: `rider ${number}`,
  isStaff: true,
  address: '192.0.2.1',
})

/** How many of some senders get a place, one after the other. */
const taken = (take: TakePlace, senders: readonly Sender[]) =>
  senders.filter((sender) => refusal(take, sender) === null).length

/** The code that a sender is refused with; null for one who has a place now. */
function refusal(take: TakePlace, sender: Sender): unknown {
  try {
    take(sender)
    return null
  } catch (error) {
    return (error as AppError).code
  }
}

const many = <T>(count: number, of: (number: number) => T) =>
  Array.from({ length: count }, (_, number) => of(number))

describe('limits on forms sent at once', () => {
  it('allow a few for each person, and others once one has ended', () => {
    const take = limitConcurrentForms()
    const [release] = many(FORMS_OF_PERSON, () => take(customer(1)))
    expect(refusal(take, customer(1))).toBe('busy')
    release!()
    take(customer(1))
  })

  it('leave room for staff, however many customers send forms', () => {
    const take = limitConcurrentForms()
    expect(
      taken(
        take,
        many(200, (number) => customer(number)),
      ),
    ).toBe(FORMS_OF_CUSTOMERS)
    expect(
      taken(
        take,
        many(200, (number) => rider(number)),
      ),
    ).toBe(FORMS_OF_STAFF)
  })

  it('apply to customers in one network together, but not to the laundry’s own network', () => {
    const take = limitConcurrentForms()
    const ofOne = (number: number) => customer(number, '2001:db8::' + (number + 1).toString(16))
    expect(taken(take, many(200, ofOne))).toBe(FORMS_OF_ADDRESS)
    take(customer(1))
    expect(taken(take, many(FORMS_OF_ADDRESS + 1, rider))).toBe(FORMS_OF_ADDRESS + 1)
  })

  it('count visitors by their network', () => {
    const take = limitConcurrentForms()
    const visitor = (address: string): Sender => ({ personId: null, isStaff: false, address })
    expect(
      taken(
        take,
        many(20, () => visitor('203.0.113.9')),
      ),
    ).toBe(FORMS_OF_PERSON)
    take(visitor('203.0.113.10'))
  })
})
