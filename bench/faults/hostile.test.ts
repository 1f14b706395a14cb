// A short version of `npm run bench -- --only hostile`, on the embedded database.
// @soak
import { expect, test } from 'vitest'
import { startServer } from '../../e2e/server.ts'
import { startAttack } from './attacks.ts'

test(
  'survives 450 connections that ask twenty times at once and never read, on a small heap',
  { timeout: 120_000 },
  async () => {
    const env = { NODE_OPTIONS: '--max-old-space-size=128' }
    const server = await startServer({ demo: false, env })
    const attack = await startAttack(server.url, {
      kind: 'never reads',
      count: 450,
      addresses: 4,
    })
    try {
      for (let asked = 0; asked < 200; asked += 1) {
        const answer = await fetch(`${server.url}/api/business`)
        expect([answer.status, server.output()]).toEqual([200, expect.not.stringContaining('heap')])
        await answer.arrayBuffer()
      }
    } finally {
      await attack.stop()
      await server.stop()
    }
  },
)
