import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openHandOvers } from './hand-overs.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washline-hand-overs-'))
  file = join(folder, 'handed-over')
})
afterEach(() => rm(folder, { recursive: true }))

it('only stores a message that was sent and couldn’t be stored', async () => {
  const handOvers = openHandOvers(file)
  const send = vi.fn<() => Promise<string>>(async () => 'wamid.1')
  const store = vi.fn<(carrierId: string) => Promise<void>>(async () => {})
  store.mockRejectedValueOnce(new Error('no database'))
  const message = { id: 'one', send, store, claim: undefined }
  await expect(handOvers.once(message)).rejects.toThrow('no database')
  expect(handOvers.isHandedOver('one')).toBe(true)
  await handOvers.once(message)
  expect(send).toHaveBeenCalledOnce()
  expect(store).toHaveBeenLastCalledWith('wamid.1')
  expect(handOvers.isHandedOver('one')).toBe(false)
  handOvers.close()
})

it('sends a message again that its carrier refused, and lets other processes have it', async () => {
  const handOvers = openHandOvers(file)
  const claim = {
    take: vi.fn<() => Promise<void>>(async () => {}),
    release: vi.fn<() => Promise<void>>(async () => {}),
  }
  const send = vi.fn<() => Promise<string>>(async () => 'wamid.1')
  send.mockRejectedValueOnce(new Error('busy'))
  const store = vi.fn<() => Promise<void>>(async () => {})
  const message = { id: 'one', send, store, claim }
  await expect(handOvers.once(message)).rejects.toThrow('busy')
  expect(claim.release).toHaveBeenCalledOnce()
  await handOvers.once(message)
  expect(store).toHaveBeenCalledOnce()
  handOvers.close()
  const next = openHandOvers(file)
  expect(next.isInDoubt('one')).toBe(false)
  next.close()
})

it('knows after a crash which messages may have been taken', async () => {
  const before = openHandOvers(file)
  await new Promise<void>((sends) => {
    void before.once({
      id: 'under way',
      send: () => {
        sends()
        return new Promise(() => {})
      },
      store: async () => {},
      claim: undefined,
    })
  })
  const after = openHandOvers(file)
  expect(['under way', 'never seen'].filter((id) => after.isInDoubt(id))).toEqual(['under way'])
  after.forgetDoubt('under way')
  expect(after.isInDoubt('under way')).toBe(false)
  after.close()
  before.close()
})
