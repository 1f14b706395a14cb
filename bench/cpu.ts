// CPU time of processes, as Linux counts it: in steps of 10 ms.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const TICK_MS = 10
/** Processes that take no more than this of a window rest; a running server is never quite still. */
const REST = { windowMs: 500, mostMs: 20, withinMs: 90_000 }

/** One line of the kernel's list of processes. */
export interface ProcessTimes {
  pid: number
  parent: number
  /** Its own CPU and that of its children that have ended, in milliseconds. */
  cpuMs: number
}

/** Milliseconds of CPU of server and database, either since their start or of one request. */
export interface Cpu {
  server: number
  database: number
}

/**
 * What a server and its database have taken since they were started.
 * @param databasePid PostgreSQL's first process; null where the server holds the database
 */
export function readCpuUse(serverPids: readonly number[], databasePid: number | null): Cpu {
  const processes = runningProcesses()
  const sum = (pids: readonly number[]) =>
    pids.reduce((total, pid) => total + processTreeCpuMs(processes, pid), 0)
  return { server: sum(serverPids), database: databasePid === null ? 0 : sum([databasePid]) }
}

/** CPU of one request. */
export interface RequestCpu {
  untilAnswered: Cpu
  /** The same with what is done after the answer, such as an order's mails. */
  withWhatFollows: Cpu
}

/** Of server and database together. */
export function sumCpu({ server, database }: Cpu): number {
  return server + database
}

/** Between two readings, for each of `count` requests. */
export function cpuPerRequest(before: Cpu, after: Cpu, count: number): Cpu {
  return {
    server: (after.server - before.server) / count,
    database: (after.database - before.database) / count,
  }
}

/**
 * Waits until a server and its database rest: what follows from orders, such as their mails, is done.
 * @throws Error after a minute and a half
 */
export async function waitUntilCpuIdle(read: () => Cpu): Promise<void> {
  const end = performance.now() + REST.withinMs
  while (performance.now() < end) {
    const before = sumCpu(read())
    await wait(REST.windowMs)
    if (sumCpu(read()) - before <= REST.mostMs) return
  }
  throw new Error('The server was still at work a minute and a half later.')
}

/** A process with all that come from it. */
export function processTreeCpuMs(processes: readonly ProcessTimes[], pid: number): number {
  const own = processes.find((each) => each.pid === pid)?.cpuMs ?? 0
  return processes
    .filter(({ parent }) => parent === pid)
    .reduce((sum, child) => sum + processTreeCpuMs(processes, child.pid), own)
}

/** @param line of /proc/…/stat; the name in brackets may hold anything, spaces and brackets too */
export function parseProcessTimes(pid: number, line: string): ProcessTimes {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [user, system, childrensUser, childrensSystem] = fields.slice(11, 15).map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const ticks = user + system + childrensUser + childrensSystem
  return { pid, parent: Number(fields[1]), cpuMs: ticks * TICK_MS }
}

/** Empty where there is no /proc: figures of CPU are 0 there. */
function runningProcesses(): ProcessTimes[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          return [parseProcessTimes(Number(pid), readFileSync(`/proc/${pid}/stat`, 'utf8'))]
        } catch {
          // It has ended since.
          return []
        }
      })
  } catch {
    return []
  }
}
