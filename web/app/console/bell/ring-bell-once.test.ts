import { expect, it } from 'vitest'
import { stubStorage } from '#web/lib/test-storage.ts'
import { ringBellOnce } from './ring-bell-once.ts'

it('rings in one of several tabs for the same notification, and again for a newer one', async () => {
  stubStorage('localStorage')
  const rung: string[] = []
  const hear = (tab: string, id: string) => ringBellOnce(id, () => rung.push(`${tab} ${id}`))
  await Promise.all([hear('one', '0193-a'), hear('two', '0193-a'), hear('three', '0193-a')])
  await hear('late', '0193-a')
  await hear('two', '0193-b')
  await hear('one', '0193-a')
  expect(rung).toEqual(['one 0193-a', 'two 0193-b'])
})
