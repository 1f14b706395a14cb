// A tag that the camera sees again during its query: asked for once.
import { expect, it } from 'vitest'
import { createRunnerPerKey } from './once-at-a-time.ts'

it('asks for a tag once while the query is pending, and for other tags in parallel', async () => {
  const ran: string[] = []
  const answers = Promise.withResolvers<void>()
  const once = createRunnerPerKey<string>()
  const ask = (key: string) =>
    once(key, async () => {
      ran.push(key)
      await answers.promise
      return key.toLowerCase()
    })
  // Two tags before the camera, seen in turn.
  const asked = ['A', 'B', 'A', 'B', 'A', 'B'].map(ask)
  expect(ran).toEqual(['A', 'B'])
  answers.resolve()
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  expect(await ask('A')).toBe('a')
  expect(ran).toEqual(['A', 'B', 'A'])
})

it('asks for a tag again after a failed query', async () => {
  const once = createRunnerPerKey<string>()
  await expect(once('A', () => Promise.reject(new Error('No network')))).rejects.toThrow(
    'No network',
  )
  expect(await once('A', () => Promise.resolve('found'))).toBe('found')
})
