import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Makes 200 MB of garbage that has grown old, rests, and prints how much of the heap is in use in the end. */
const BURST = `
import { releaseMemory } from '${import.meta.dirname}/release-memory.ts'
releaseMemory(50)
let kept = []
for (let index = 0; index < 200; index += 1) kept.push(new Array(131072).fill(index))
const grown = process.memoryUsage().heapUsed
kept = null
const until = performance.now() + 5000
const look = () => {
  const left = process.memoryUsage().heapUsed
  if (left > grown / 4 && performance.now() < until) setTimeout(look, 20)
  else console.log(left / grown)
}
setTimeout(look, 20)
`

it('gives memory back to the system when the process is idle after heavy work', () => {
  const flags = ['--expose-gc', '--input-type=module']
  const left = execFileSync(process.execPath, [...flags, '--eval', BURST], { encoding: 'utf8' })
  expect(Number(left)).toBeLessThan(0.25)
})
