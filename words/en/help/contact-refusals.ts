// Refusals of an order's address or phone number, in the wizard.
import { badPhone } from '../fields/shared.ts'

export const contactRefusals = {
  badPhone,
  phoneNeeded: 'Enter your phone number to continue.',
}
