// Failures that a real process survives.
import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Runs a script with a log; gives what it printed and how it ended. */
function run(script: string, stdout: 'pipe' | number = 'pipe') {
  const code = `
    const { logUnhandledFailures } = await import('./server/unhandled-failures.ts')
    const { openLog } = await import('./server/platform/log.ts')
    const log = openLog('info')
    logUnhandledFailures(log)
    const full = () => Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' })
    ${script}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'pipe'],
  })
}

it('keeps the server running after a full disk or a rejected promise, and logs both', () => {
  const { stdout, status } = run(`
    setTimeout(() => { throw full() })
    setTimeout(() => void Promise.reject({ why: 'no ink' }))
    setTimeout(() => { console.log('still here'); process.exit(0) }, 100)`)
  expect(status).toBe(0)
  expect(stdout).toContain('still here')
  expect(stdout).toContain('The disk is full.')
  expect(stdout).toContain("{ why: 'no ink' }")
})

it('ends after a bug in a timer, with a log entry', () => {
  const { stdout, status } = run(`
    setTimeout(() => undefined.length)
    setTimeout(() => { console.log('still here'); process.exit(0) }, 1000)`)
  expect(status).toBe(1)
  expect(stdout).toContain('because of a fault')
  expect(stdout).not.toContain('still here')
})

it.runIf(process.platform === 'linux')('continues while its own log can’t be written', () => {
  const { stderr, status } = run(
    `for (let line = 0; line < 5000; line += 1) log.warn({ line }, 'a line that is somewhat long')
    setTimeout(() => { process.stderr.write('still here'); process.exit(0) }, 100)`,
    openSync('/dev/full', 'w'),
  )
  expect(stderr).toContain('still here')
  expect(status).toBe(0)
})
