// The card form's rules and messages, and that a card's number is no part of what is sent.
import { expect, it } from 'vitest'
import { cardBodyOf, cardForm } from './card-form.ts'

const filled = {
  cardNumber: '4242 4242 4242 4242',
  cardHolder: ' Asha Rao ',
  expiry: '09/31',
  cvv: '123',
  isDefault: false,
}

const problem = (changed: object) => {
  const issue = cardForm.safeParse({ ...filled, ...changed }).error?.issues[0]
  return issue && [issue.path[0], issue.message]
}

it('sends a token and what the card is recognised by, never its number or CVV', () => {
  const body = cardBodyOf(cardForm.parse(filled))
  expect(body).toEqual({
    token: 'tok_sim_ok',
    brand: 'Visa',
    last4: '4242',
    expiryMonth: '09',
    expiryYear: '2031',
    holder: 'Asha Rao',
    isDefault: false,
  })
})

it.each([
  [{ cardHolder: ' ' }, 'cardHolder', 'Please fill in all required fields.'],
  [{ cardNumber: '4242' }, 'cardNumber', 'Please enter a valid 16-digit card number.'],
  [{ cardNumber: '5555555555554444' }, 'cardNumber', 'Invalid card number.'],
  [{ expiry: '13/31' }, 'expiry', 'Please enter a valid expiry date (MM/YY).'],
  [{ cvv: '12' }, 'cvv', 'Please enter a valid CVV.'],
])('refuses %j at the field it is about', (changed, field, message) => {
  expect(problem(changed)).toEqual([field, message])
})
