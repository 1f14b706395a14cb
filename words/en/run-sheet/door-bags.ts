// Bags that no order knew of: what keeps them from becoming orders, for the rider and for the manager who decides.
import type { BagChoice, BagProblem } from '#domain/run-sheet/door-bag.ts'

const bagsText = (bags: number) => (bags === 1 ? '1 bag' : `${bags} bags`)

/** What keeps a bag from becoming an order, for the rider who has it. */
export const riderBagProblems: Readonly<Record<BagProblem, string>> = {
  not_sold: 'That service has no price here.',
  blocked: 'This customer can’t order for now.',
  bad_number: 'The neighbour’s number isn’t a mobile number.',
  not_theirs: 'The stop isn’t yours any more.',
  removed: 'You have no access any more.',
  handed_in: 'It came from a colleague’s phone.',
  not_placed: 'It couldn’t become an order by itself.',
}

/** On Now and the run sheet. */
export const bagsToDecide = {
  title: ({ number }: { readonly number: string }) => `Bag taken at the door of ${number}`,
  problems: {
    not_sold: 'This service has no price.',
    blocked: 'The customer is blocked.',
    bad_number: 'The neighbour’s number isn’t a mobile number, or may be a landline.',
    not_theirs: 'The stop was assigned to someone else, or is of another day.',
    removed: 'The rider has no access any more.',
    handed_in: 'A colleague handed it in from the rider’s phone.',
    not_placed: 'It couldn’t become an order by itself, for example because of the address.',
  } satisfies Record<BagProblem, string>,
  taken: ({
    rider,
    at,
    bags,
    service,
  }: {
    readonly rider: string
    readonly at: string
    readonly bags: number
    readonly service: string
  }) => `${rider}, ${at}: ${bagsText(bags)}, ${service}`,
  service: 'Service',
  name: 'Neighbour’s name',
  phone: 'Neighbour’s mobile number',
  choices: { order: 'Make it an order', set_aside: 'Set aside' } satisfies Record<
    BagChoice,
    string
  >,
  of: ({ action, number }: { readonly action: string; readonly number: string }) =>
    `${action}: ${number}`,
}
