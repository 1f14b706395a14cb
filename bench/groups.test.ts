// Benchmarks of a run without arguments, and the usage text.
import { expect, test } from 'vitest'
import { GROUPS, usageText } from './groups.ts'

test('lists every group in the usage text, with groups that run only by name on their own line', () => {
  const [always, onRequest] = ['GROUP  ', 'only by name'].map((start) =>
    usageText()
      .split('\n')
      .find((line) => line.trim().startsWith(start))!,
  ) as [string, string]
  for (const [name, group] of Object.entries(GROUPS))
    expect([name, (group.onRequest ? onRequest : always).includes(name)]).toEqual([name, true])
})
