/** Extra permissions for decisions about a stop, beside `run`. */
import type { MisfitChoice } from '#domain/run-sheet/door-misfits.ts'
import type { Permission } from '#domain/people/permissions.ts'

export const CHOICE_NEEDS: Partial<Record<MisfitChoice, Permission>> = {
  hand_back: 'money-back',
  forgive: 'money-back',
  book: 'money-in',
}
