// Packaging and run settings stated in several places: all places agree.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

it('excludes the same files from an image, whichever program builds it', () => {
  expect(textOf('.dockerignore')).toBe(textOf('.containerignore'))
})

it('runs the server with the same memory settings by npm, in an image, from a folder and in tests', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { start: string } }
  const flagsOf = (text: string) => text.match(/--(expose-gc|max-semi-space-size=\d+)/g)
  const flags = flagsOf(scripts.start)
  expect(flags).toHaveLength(2)
  for (const file of ['Containerfile', 'docs/operate/container.md', 'e2e/server.ts'])
    expect([file, flagsOf(textOf(file))]).toEqual([file, flags])
})
