// What keeps an order from being placed with an address or a number, as the wizard says it before it asks.
import { badPhone } from '../fields/shared.ts'

export const contactRefusals = {
  badPhone,
  phoneNeeded: 'Give your phone number to go on.',
}
