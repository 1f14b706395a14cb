// Draft kept after its session ends: complete for its owner, only the chosen items for other people.
import { beforeEach, expect, it, vi } from 'vitest'
import { readAddress } from '#domain/orders/address.ts'
import { NO_ADDRESS } from '#domain/orders/address-parts.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { stubStorage } from '#web/lib/test-storage.ts'
import { readStepOfEndedSession, readStoredDraft } from './draft.ts'
import { createEmptyDraft, deleteDraft, deleteOwnedDraft, storeDraft } from './read-kept-draft.ts'

const priya = { _id: 'priya', address: '12 MG Road, Bengaluru 560001' }
const arjun = { _id: 'arjun', address: '' }

const HOME = readAddress('Flat 4B, Lakeview Residency 560001')

const filled = {
  ...createEmptyDraft(),
  quantities: { 'wash-fold': 3 },
  pickupDate: '2026-11-21',
  pickupTime: '9-11 AM',
  address: HOME,
  specialInstructions: 'Ring twice',
  step: 4 as const,
}

beforeEach(() => stubStorage('sessionStorage', 'localStorage'))

it('keeps the whole draft only for its owner when their session ends', () => {
  const owned = { ...filled, ownerId: 'priya', idempotencyKey: newIdempotencyKey() }
  storeDraft(owned)
  deleteOwnedDraft(undefined, true)
  // A reload, and what a visitor's wizard stores meanwhile.
  deleteOwnedDraft(undefined, true)
  storeDraft({ ...readStoredDraft(null), step: 3 })
  expect(readStoredDraft(null)).toMatchObject({
    quantities: filled.quantities,
    address: NO_ADDRESS,
  })
  expect(readStoredDraft(arjun).quantities).toEqual({})
  deleteOwnedDraft('priya', true)
  expect(readStoredDraft(priya)).toEqual(owned)
})

it('adds the choices made in the meantime to the saved draft of a customer who returns', () => {
  storeDraft({ ...filled, ownerId: 'priya', idempotencyKey: newIdempotencyKey() })
  deleteOwnedDraft(undefined, true)
  const quantities = { 'wash-fold': 5 }
  storeDraft({ ...readStoredDraft(null), quantities })
  expect(readStoredDraft(priya)).toMatchObject({
    quantities,
    address: HOME,
    specialInstructions: 'Ring twice',
    idempotencyKey: null,
  })
})

it.each([
  ['another person logs in', 'arjun', true],
  ['its owner logs out elsewhere', undefined, false],
])('forgets the draft of an ended session when %s', (_, now, keepChoice) => {
  storeDraft({ ...filled, ownerId: 'priya' })
  deleteOwnedDraft(undefined, true)
  deleteOwnedDraft(now, keepChoice)
  expect(readStoredDraft(priya).specialInstructions).toBe('')
  expect(sessionStorage.getItem('washlineOrderDraft')).toBeNull()
  expect(sessionStorage.getItem('washlineOrderDraftAway')).toBeNull()
})

it('keeps the draft until the page is closed when the storage is full', () => {
  const full = vi.fn<() => void>(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
  storeDraft({ ...filled, ownerId: 'priya' })
  deleteOwnedDraft(undefined, true)
  expect(readStoredDraft(null).specialInstructions).toBe('')
  expect(readStoredDraft(priya).specialInstructions).toBe('Ring twice')
  expect(full).toHaveBeenCalled()
  deleteDraft()
})

it('keeps an address entered after the session ended, and remembers its owner’s last step', () => {
  storeDraft({ ...filled, ownerId: 'priya', garmentIds: ['saree'] })
  deleteOwnedDraft(undefined, true)
  expect(readStepOfEndedSession('priya')).toBe(4)
  expect(readStepOfEndedSession('arjun')).toBeNull()
  const address = readAddress('7 Langford Gardens 560025')
  storeDraft({ ...readStoredDraft(null), address })
  expect(readStoredDraft(priya)).toMatchObject({ address, garmentIds: ['saree'] })
})
