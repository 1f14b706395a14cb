import { expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'

const ours = { authSecret: 'the secret of this server' }

it('opens a sealed text only for the same person and with the same secret', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'asha', ours)
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(seal('JBSWY3DPEHPK3PXP', 'asha', ours)).not.toBe(sealed)
  expect([
    unseal(sealed, 'asha', ours),
    unseal(sealed, 'ravi', ours),
    unseal(sealed, 'asha', { authSecret: 'another' }),
    unseal('', 'asha', ours),
    unseal(`${sealed.slice(0, -4)}AAAA`, 'asha', ours),
  ]).toEqual(['JBSWY3DPEHPK3PXP', null, null, null, null])
})
