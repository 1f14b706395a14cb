/** The process of a restore rehearsal, for one backup and data folder; see rehearse-in-separate-process.ts. */
import { constants, setPriority } from 'node:os'
import { pino } from 'pino'
import { CONSUMERS, PERSONAL_DATA } from './capabilities.ts'
import { errorText } from './database/error-text.ts'
import { rehearsalFromAudit, rehearseBackup } from './operate/rehearsal/rehearse-backup.ts'
import type { Told } from './rehearse-in-separate-process.ts'

process.umask(0o077)
setPriority(constants.priority.PRIORITY_LOW)
// The server that asked has ended, so no process waits for the answer.
process.on('disconnect', () => process.exit(1))

async function answer(): Promise<Told> {
  const [file, dataDir] = process.argv.slice(2) as [string, string]
  const log = pino({ level: 'warn' }, pino.destination(2))
  try {
    const { found } = await rehearseBackup(file, {
      dataDir,
      consumers: CONSUMERS,
      personalData: PERSONAL_DATA,
      log,
    })
    return rehearsalFromAudit(found)
  } catch (error) {
    return { failure: errorText(error) }
  }
}

process.send!(await answer(), () => process.exit())
