/** Tags of test files: each belongs to its listed files and to no other. */
import { expect, it } from 'vitest'
import { findTestsTagged, type Tag, TAGS, readTestTags } from './test-tags.ts'

const FOLDERS = ['bench', 'e2e', 'server']

it.each(Object.keys(TAGS) as Tag[])('finds the files tagged @%s', (tag) => {
  expect(FOLDERS.flatMap((folder) => findTestsTagged(folder, tag))).not.toEqual([])
})

it('reads tags only in the comments right below a file’s header', () => {
  const text = '/** Sessions. */\n// @soak @phone\n// @desktop\nimport x from "x"\n// @long\n'
  expect(readTestTags(text, 'x.test.ts')).toEqual(['soak', 'phone', 'desktop'])
})

it('rejects a tag that isn’t listed', () => {
  expect(() => readTestTags('// Sessions.\n// @slow\n', 'x.test.ts')).toThrow(
    'x.test.ts is tagged @slow; tags are both-engines, long, soak',
  )
})
