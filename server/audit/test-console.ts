/** A laundry with staff and one customer, for tests of console writes. */
import { beforeAll } from 'vitest'
import type { Call } from '#contract/base/call.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { installRecordingPayments } from '../testing/club.ts'
import { testProduct, type SignedIn } from '../testing/test-product.ts'

export const product = await testProduct({
  config: {
    webhooksAllowPrivate: true,
    whatsApp: {
      numberId: '1',
      token: 'token',
      appSecret: 'secret',
      verifyToken: 'shown',
      apiUrl: 'http://127.0.0.1:9',
    },
  },
})
export let staff: SignedIn
export let asha: SignedIn
beforeAll(async () => {
  installRecordingPayments(product.deps)
  staff = await product.person({ role: 'admin' })
  asha = await product.person({ name: 'Asha', phone: '080 4123 0001' })
})

/** The settings as they stand. */
export const readStoredSettings = async () => (await staff.call(adminSettings, {})).body

type Reply = Promise<{ status: number; code: string | undefined }>

/** Each write of the console, and how staff make it. */
export type Writes = [call: Call, make: () => Reply][]
