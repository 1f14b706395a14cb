import { expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'

const ours = { authSecret: 'the secret of this server' }

it('opens what it sealed, for the same person on a server with the same secret alone', () => {
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
