/**
 * Staff writes about shared tablets, for tests of the audit log. They run last: registering a tablet signs the
 * browser out.
 */
import { cutOffTablet, registerTablet } from '#contract/people/tablets.ts'
import { product, staff, type Writes } from './test-console.ts'

const body = { name: 'Counter' }

export const TABLET_WRITES: Writes = [
  [
    cutOffTablet,
    async () => {
      const colleague = await product.person({ role: 'admin' })
      const { _id: id } = (await colleague.call(registerTablet, { body })).body
      return staff.call(cutOffTablet, { params: { id } })
    },
  ],
  [registerTablet, () => staff.call(registerTablet, { body })],
]
