// Page of approved texts in the console.
import type { TextState } from '#domain/messages/templates/registration.ts'

export const textStates: Readonly<Record<TextState, string>> = {
  unregistered: 'To register',
  pending: 'Pending',
  approved: 'Approved',
  refused: 'Refused',
}
