/** What staff write of shared tablets. The last of all writes: making a browser a tablet signs out there. */
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
