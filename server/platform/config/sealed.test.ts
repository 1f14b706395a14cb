import { expect, it } from 'vitest'
import { encryptFor, decryptFor } from './sealed.ts'

const ours = { authSecret: 'the secret of this server' }

it('opens a sealed text only for the same person and with the same secret', () => {
  const sealed = encryptFor('JBSWY3DPEHPK3PXP', 'asha', ours)
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(encryptFor('JBSWY3DPEHPK3PXP', 'asha', ours)).not.toBe(sealed)
  expect([
    decryptFor(sealed, 'asha', ours),
    decryptFor(sealed, 'ravi', ours),
    decryptFor(sealed, 'asha', { authSecret: 'another' }),
    decryptFor('', 'asha', ours),
    decryptFor(`${sealed.slice(0, -4)}AAAA`, 'asha', ours),
  ]).toEqual(['JBSWY3DPEHPK3PXP', null, null, null, null])
})
