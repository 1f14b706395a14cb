import { expect, it } from 'vitest'
import { activeSubscription, currentSubscription } from '#contract/club/subscriptions.ts'
import { addMember } from '../../testing/club.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()

it('answers the current subscription, or null when there is none', async () => {
  const asha = await product.person()
  const current = () => asha.call(currentSubscription, { params: { userId: asha.user._id } })
  expect(await current()).toMatchObject({ status: 200, body: { subscription: null } })
  await addMember(asha)
  const { body } = await asha.call(activeSubscription, { params: { userId: asha.user._id } })
  expect((await current()).body).toEqual({ subscription: body })
  const ravi = await product.person()
  const ofAnother = await ravi.call(currentSubscription, { params: { userId: asha.user._id } })
  expect(ofAnother.status).toBe(403)
})
