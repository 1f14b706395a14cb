// Measures the memory that an operating-system process uses.
import { readFile } from 'node:fs/promises'

/** What of a process lies in memory, in MB, as Linux tells it; elsewhere, and of one that has ended, 0. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}
