// Ways in which staff share the approval link.
import { expect, it } from 'vitest'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { ShareProposalButtons } from './share-proposal-buttons.tsx'

const shown = (takesWhatsApp: boolean) =>
  renderForTest(<ShareProposalButtons order={{ _id: '1', takesWhatsApp }} />).text

it('offers WhatsApp beside the copied link for a mobile number', () => {
  expect(shown(true)).toMatch(/Send by WhatsApp Copy link/)
})

it('offers only to copy the link for a landline number, and explains why', () => {
  const text = shown(false)
  expect(text).toContain(
    'Copy link No WhatsApp: we don’t have an Indian mobile number for this customer.',
  )
  expect(text).not.toContain('Send by WhatsApp')
})
