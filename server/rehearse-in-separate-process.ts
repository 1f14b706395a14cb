/** Rehearses a restore in a separate process, because a database blocks its thread and needs memory. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Rehearsal } from './operate/rehearsal/rehearse-backup.ts'

const PROGRAM = new URL('rehearsal-process.ts', import.meta.url)

/** Less than the queue waits for its job. */
const LONGEST_MS = 5 * 60 * 60_000

/** What the process says before it ends. */
export type Told = Rehearsal | { failure: string }

/**
 * The process ends with this one, however that ends.
 * @throws Error for a backup that can't be restored, and where the process ended too soon
 */
export async function rehearseInSeparateProcess(file: string, dataDir: string): Promise<Rehearsal> {
  const child = fork(PROGRAM, [file, dataDir], {
    // It needs no setting, and no secret.
    env: {},
    // Compiled once, and not again for speed, the embedded database takes half the memory.
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  })
  let told: Told | undefined
  child.on('message', (message) => (told = message as Told))
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  if (!told) throw new Error(`The rehearsal ended before it was done (${signal ?? code}).`)
  if ('failure' in told) throw new Error(told.failure)
  return told
}
