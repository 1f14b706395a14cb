/** Hooks for observing the process's SQL statements; none are active by default. */

/** Runs a statement; what it answers or throws is passed on as it is. */
export type AroundStatement = <T>(sql: string, run: () => Promise<T>) => Promise<T>

export interface StatementWatches {
  add(around: AroundStatement): void
  run: AroundStatement
}

export function openStatementWatches(): StatementWatches {
  let watched: AroundStatement | null = null
  return {
    add(around) {
      const inner = watched
      watched = inner ? (sql, run) => around(sql, () => inner(sql, run)) : around
    },
    run: (sql, run) => (watched ? watched(sql, run) : run()),
  }
}
