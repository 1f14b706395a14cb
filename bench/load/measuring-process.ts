// Work repeated in a process of its own, which measures on request.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Load, type Pace, runRepeatedly } from './load.ts'

export interface MeasuringProcess {
  pid: number
  measure(pace: Pace): Promise<Load>
  close(): Promise<void>
}

/** @param module a file that calls `serveMeasurements` with what its first argument says, as JSON */
export function openMeasuringProcess(module: string, task: unknown): MeasuringProcess {
  const child = fork(module, [JSON.stringify(task)])
  const ended = once(child, 'exit')
  return {
    pid: child.pid!,
    async measure(pace) {
      child.send(pace)
      const answer = await Promise.race([once(child, 'message'), ended.then(() => null)])
      if (!answer) throw new Error('The measuring process ended early.')
      return answer[0] as Load
    },
    async close() {
      child.disconnect()
      await ended
    },
  }
}

/** In the process itself: repeats `work` whenever it is asked to. */
export function serveMeasurements(work: () => Promise<void>): void {
  process.on('message', (pace: Pace) => {
    void runRepeatedly(pace, work).then((load) => process.send!(load))
  })
  process.on('disconnect', () => process.exit(0))
}
