/** Branches of a laundry: each has its own settings, catalogue, plans and public numbers. There is one. */

declare const BRAND: unique symbol

/** A branch’s id. It is read from a person or a record by the functions below, never written out. */
export type BranchId = string & { readonly [BRAND]: true }

/** The one branch: visitors see it, and nightly jobs and backups act for it. */
export const MAIN_BRANCH = 'main' as BranchId

type Identified = { readonly id: string }

/** The branch that washes an order. */
export function branchOfOrder(_order: Identified): BranchId {
  return MAIN_BRANCH
}

/** The branch that a person works for or orders at. @param _person null for a visitor, or for the product itself */
export function branchOfPerson(_person: Identified | null): BranchId {
  return MAIN_BRANCH
}
