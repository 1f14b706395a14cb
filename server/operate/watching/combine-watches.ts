/** Several watches combined into one. */
import type { Watch } from './watch.ts'

/** Each follows everything: `outer` around `inner`. */
export function combineWatches(outer: Watch, inner: Watch): Watch {
  return {
    statement: (sql, run) => outer.statement(sql, () => inner.statement(sql, run)),
    jobs: (queue, count, run) => outer.jobs(queue, count, () => inner.jobs(queue, count, run)),
    message: (channel, run) => outer.message(channel, () => inner.message(channel, run)),
    requests(app) {
      outer.requests(app)
      inner.requests(app)
    },
    async close() {
      await inner.close()
      await outer.close()
    },
  }
}
