/** Runs the parts of `npm run check` in parallel, and prints the output of each when it ends. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readKnownAdvisories } from './advisories/find-vulnerable.ts'

const ROOT = join(import.meta.dirname, '..')

/**
 * Runs a script of package.json to its end.
 * @returns whether it passed; what it said is printed where it did not
 */
async function isPassed(script: string): Promise<boolean> {
  const child = spawn(`npm run --silent ${script}`, { cwd: ROOT, shell: true })
  let output = ''
  const keep = (chunk: Buffer): void => void (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const [code] = (await once(child, 'close')) as [number | null]
  console.log(`${code === 0 ? 'passed' : 'FAILED'}: npm run ${script}`)
  if (code !== 0) console.log(output)
  return code === 0
}

// The lint reads what this writes, for it checks types too.
if (!(await isPassed('typegen'))) process.exit(1)
const passed = await Promise.all(['lint', 'format:check', 'unused'].map(isPassed))
process.exitCode = passed.every(Boolean) ? 0 : 1

// Said and never judged: what passed yesterday must not fail because a day went by.
const { readOn } = readKnownAdvisories()
const days = Math.floor((Date.now() - Date.parse(readOn)) / 86_400_000)
console.log(`known advisories: read on ${readOn}, ${days} days ago`)
