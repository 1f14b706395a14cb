// Size of the product on disk: the production tree, and the result of `npm ci`.
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeProductionTree } from '../tools/production-tree.ts'
import type { Figure } from './table.ts'

const ROOT = join(import.meta.dirname, '..')
const MOST_TREE_MB = 400
const MOST_MODULES_MB = 900
const BLOCK_BYTES = 512
/** What runs unpack and keep beside the packages. */
const NOT_FROM_NPM = ['.cache', '.vite', '.vite-temp', '.vitest-cache']

/** As the disk counts it: whole blocks, and once what several names lead to. */
export function measureDiskSizes(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'washline-bench-'))
  try {
    makeProductionTree(folder)
    return [
      {
        name: 'production tree, with Node',
        value: megabytesOf(folder),
        unit: 'MB',
        atMost: MOST_TREE_MB,
      },
      {
        name: 'node_modules of a whole npm ci',
        value: megabytesOf(join(ROOT, 'node_modules')),
        unit: 'MB',
        atMost: MOST_MODULES_MB,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function megabytesOf(folder: string): number {
  const seen = new Set<number>()
  const bytesIn = (path: string): number => {
    const { ino, blocks, nlink } = lstatSync(path)
    if (nlink > 1 && seen.has(ino)) return 0
    seen.add(ino)
    const inside = lstatSync(path).isDirectory()
      ? readdirSync(path)
          .filter((name) => !NOT_FROM_NPM.includes(name))
          .reduce((sum, name) => sum + bytesIn(join(path, name)), 0)
      : 0
    return blocks * BLOCK_BYTES + inside
  }
  return bytesIn(folder) / 1024 ** 2
}
