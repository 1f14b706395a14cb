/** A golden call: its caller, input and kept answer. */

/** Who makes a call: each has a browser. */
export type Who = 'visitor' | 'customer' | 'staff'

export interface Step<P extends string = Who> {
  who: P
  /** Method and address; `{name}` stands for what an earlier answer gave. */
  call: string
  /** JSON, with all of `...` where it stands in it; or the fields of a form. */
  body?: Record<string, unknown>
  form?: Record<string, string>
  /** The form's field that has a photo. */
  photo?: string
  /** What later steps need of the answer: a name for it, and where it stands ("0._id", "user.name"; all of it: ""). */
  keep?: Record<string, string>
}

type Rest = Omit<Step, 'who' | 'call'>
const by =
  (who: Who) =>
  (call: string, rest: Rest = {}): Step => ({ who, call, ...rest })
export const visitor = by('visitor')
export const customer = by('customer')
export const staff = by('staff')

/** What joining the Laundry Club needs beside the plan. */
export const MEMBERSHIP = {
  paymentMethod: {
    cardLast4: '4242',
    cardBrand: 'Visa',
    expiryMonth: '09',
    expiryYear: '28',
    token: 'tok_sim_ok',
  },
  billingAddress: { address: '12 Church Street', city: 'Bengaluru', zipCode: '560001' },
}
