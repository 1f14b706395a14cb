/** The saved card of test customers. */
import { addCard } from '#contract/accounts/profile.ts'
import type { SignedIn } from './test-product.ts'

/** A card that the simulated service takes, as a browser sends it. */
export const CARD = {
  token: 'tok_sim_ok',
  brand: 'Visa',
  last4: '4242',
  expiryMonth: '09',
  expiryYear: '2031',
  holder: 'Asha Rao',
}

/** @returns the id of the card, saved for the customer */
export async function addSavedCard(customer: SignedIn): Promise<string> {
  const params = { id: customer.user._id }
  return (await customer.call(addCard, { params, body: CARD })).body._id
}
