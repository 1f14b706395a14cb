import { expect, test } from 'vitest'
import { folderCircles, readImportsIn } from './folder-circles.ts'

test('finds folders that import each other in a circle, also through three folders', () => {
  const imports = new Map([
    ['server/a/one.ts', ['server/b/two.ts', 'server/a/other.ts']],
    ['server/b/two.ts', ['server/c/three.ts']],
    ['server/c/three.ts', ['server/a/other.ts']],
    ['server/d/four.ts', ['server/a/one.ts', 'server/d/five.ts']],
  ])
  expect(folderCircles(imports)).toEqual([['server/a', 'server/b', 'server/c']])
})

test('allows circles of files within one folder', () => {
  const imports = new Map([
    ['server/a/one.ts', ['server/a/two.ts', 'server/b/three.ts']],
    ['server/a/two.ts', ['server/a/one.ts']],
  ])
  expect(folderCircles(imports)).toEqual([])
})

test('reads the imports of the real tools folder', () => {
  const imports = readImportsIn(`${import.meta.dirname}/../..`, 'tools')
  expect(imports.get('tools/lint/import-breach.ts')).toContain('tools/lint/wings.ts')
  expect(imports.get('tools/lint/plugin.ts')).toEqual([
    'tools/lint/import-breach.ts',
    'tools/lint/no-english.ts',
  ])
})
