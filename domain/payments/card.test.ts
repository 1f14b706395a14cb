import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cardFacts,
  formatExpiry,
  formatCardNumber,
  paymentFormProblem,
  simulatedToken,
  filterCardNumberInput,
  filterCvvInput,
  filterExpiryInput,
  type PaymentForm,
} from './card.ts'

const GOOD: PaymentForm = {
  cardNumber: '4242 4242 4242 4242',
  cardHolder: 'Asha Rao',
  expiry: '09/28',
  cvv: '123',
  billingAddress: '12 Church Street',
  city: 'Bengaluru',
  zipCode: '560001',
}

describe('the fields', () => {
  it('accept only their own characters while typing', () => {
    expect(filterCardNumberInput('4242-4242 x4242 4242 4242')).toBe('42424242 4242 4242 ')
    expect(filterExpiryInput('1a2/345')).toBe('12/34')
    expect(filterCvvInput('12 3x45')).toBe('1234')
  })

  it('accept pasted text', () => {
    expect(filterCardNumberInput('\u202a4242  4242\u00a04242\u20114242\u202c')).toBe(
      '4242 4242 42424242',
    )
    expect(filterExpiryInput('12 / 2030')).toBe('12/30')
    expect(filterCvvInput('१२३')).toBe('123')
  })

  it('format their value on blur', () => {
    expect(formatCardNumber('424242424242424299')).toBe('4242 4242 4242 4242')
    expect(formatCardNumber('4242 4')).toBe('4242 4')
    expect(formatCardNumber('')).toBe('')
    expect(['1228', '12/28', '1/28', '12', ''].map(formatExpiry)).toEqual([
      '12/28',
      '12/28',
      '01/28',
      '12',
      '',
    ])
  })
})

describe('the form', () => {
  it('has no problem when it is complete', () => {
    expect(paymentFormProblem(GOOD)).toBeNull()
    expect(paymentFormProblem({ ...GOOD, cvv: '1234' })).toBeNull()
  })

  it.each(Object.keys(GOOD))('requires %s', (field) => {
    expect(paymentFormProblem({ ...GOOD, [field]: '  ' })).toBe('missing')
  })

  it.each(['4242', '4242 4242 4242 424', '4242 4242 4242 42422', 'abcd'])(
    'refuses the number %s',
    (cardNumber) => {
      expect(paymentFormProblem({ ...GOOD, cardNumber })).toBe('cardNumber')
    },
  )

  it.each(['1228', '1/28', '12/2', '12-28', '13/28', '00/28'])(
    'refuses the expiry %s',
    (expiry) => {
      expect(paymentFormProblem({ ...GOOD, expiry })).toBe('expiry')
    },
  )

  it('refuses an expired card where today’s date is known', () => {
    expect(paymentFormProblem(GOOD, [], '2028-09-30')).toBeNull()
    expect(paymentFormProblem(GOOD, [], '2028-10-01')).toBe('expired')
  })

  it.each(['12', '12345', 'abc'])('refuses the CVV %s', (cvv) => {
    expect(paymentFormProblem({ ...GOOD, cvv })).toBe('cvv')
  })
})

describe('a card', () => {
  it('keeps only its brand, last digits and expiry', () => {
    expect(cardFacts(GOOD)).toEqual({
      cardBrand: 'Visa',
      cardLast4: '4242',
      expiryMonth: '09',
      expiryYear: '2028',
    })
  })

  it('becomes a token by the rules of the simulated check', () => {
    const tokens = [
      '4000 0000 0000 0002',
      '4000000000009995',
      '4000000000009987',
      '4242424242424242',
      '5555555555554444',
      '424242424242424',
    ].map(simulatedToken)
    expect(tokens).toEqual([
      'tok_sim_declined',
      'tok_sim_insufficient',
      'tok_sim_expired',
      'tok_sim_ok',
      'tok_sim_invalid',
      'tok_sim_invalid',
    ])
  })

  it('never appears in its token', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{16}$/), (number) => {
        expect(simulatedToken(number)).not.toMatch(/\d/)
      }),
    )
  })
})
