// Card data that leaves the browser: only what may be stored.
import { expect, test } from 'vitest'
import { cardToSend } from './payment-card.ts'

const form = {
  cardNumber: '4242 4242 4242 4242',
  cardHolder: 'Asha Rao',
  expiry: '08/31',
  cvv: '987',
  billingAddress: ' 12 MG Road ',
  city: 'Bengaluru',
  zipCode: '560001',
}

test('sends a token with the card’s brand, last digits and expiry', () => {
  expect(cardToSend(form)).toEqual({
    paymentMethod: {
      token: 'tok_sim_ok',
      cardBrand: 'Visa',
      cardLast4: '4242',
      expiryMonth: '08',
      expiryYear: '2031',
    },
    billingAddress: { address: '12 MG Road', city: 'Bengaluru', zipCode: '560001' },
  })
})

test('sends neither the number nor the CVV', () => {
  const sent = JSON.stringify(cardToSend(form))
  expect(sent).not.toContain('42424242')
  expect(sent).not.toContain('4242 4242')
  expect(sent).not.toContain('987')
})
