/** Data folders after a first start: made once per run and copied for each test. */
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a run tells its workers of the folders that it has made. */
export const FIRST_STARTS = { demo: 'DEMO_FIRST_START', empty: 'EMPTY_FIRST_START' } as const

/**
 * A data folder for one test, which removes it: a copy of what a first start has filled, or an empty one in a run
 * that made none.
 */
export async function makeFirstStartFolder(kind: keyof typeof FIRST_STARTS): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'washline-'))
  const made = process.env[FIRST_STARTS[kind]]
  if (made) await cp(made, dataDir, { recursive: true })
  return dataDir
}
