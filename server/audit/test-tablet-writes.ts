/**
 * Staff writes about shared tablets, for tests of the audit log. They run last: registering a tablet signs the
 * browser out.
 */
import { disconnectTablet, registerTablet } from '#contract/people/tablets.ts'
import { product, staff, type Writes } from './test-console.ts'

const body = { name: 'Counter' }

export const TABLET_WRITES: Writes = [
  [
    disconnectTablet,
    async () => {
      const colleague = await product.person({ role: 'admin' })
      const { _id: id } = (await colleague.call(registerTablet, { body })).body
      return staff.call(disconnectTablet, { params: { id } })
    },
  ],
  [registerTablet, () => staff.call(registerTablet, { body })],
]
