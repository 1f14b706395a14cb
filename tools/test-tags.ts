/** Tags of test files: a line `// @tag @other` beneath a file's header names the test runs it belongs to. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Every tag, and what it says; another one is a mistake. */
export const TAGS = {
  'both-engines': 'a server test that also runs on the embedded database each time',
  long: 'begins before the others, so that it ends beside them',
  soak: 'kills servers or measures them, and runs before a release',
  phone: 'a browser test that runs on a phone alone',
  desktop: 'a browser test that runs at a desk alone',
  translated: 'a browser test that runs in a translating browser too, before a release',
} as const

export type Tag = keyof typeof TAGS

const TAGGED = /^\/\/((?: @[\w-]+)+)$/gm

/**
 * Finds the test files of a folder that carry a tag.
 * @param folder below the project's root: `server`
 * @returns their paths below the project's root, with forward slashes
 * @throws Error where a file has a tag that isn't listed
 */
export function findTestsTagged(folder: string, tag: Tag): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => readTestTags(readFileSync(join(ROOT, path), 'utf8'), path).includes(tag))
    .sort()
}

/**
 * Reads the tags beneath a test file's header.
 * @param text the file's text
 * @param path what the error calls the file
 * @throws Error where a tag isn't listed
 */
export function readTestTags(text: string, path: string): Tag[] {
  const [comments = ''] = /^(?:\/\*\*[^]*?\*\/\n|\/\/.*\n)*/.exec(text) ?? []
  const tags = [...comments.matchAll(TAGGED)].flatMap(([, names = '']) => names.trim().split(' @'))
  return tags.map((found) => {
    const tag = found.replace('@', '')
    if (Object.hasOwn(TAGS, tag)) return tag as Tag
    throw new Error(`${path} is tagged @${tag}; tags are ${Object.keys(TAGS).join(', ')}.`)
  })
}
