// Starts a production tree, makes a request for each of its packages and prints the answers: `node
// e2e/soak/ask-production-tree.ts FOLDER`. A process of its own, so that it can be cut off from every network.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DEMO_ACCOUNTS } from '#server/demo/seed/demo-accounts.ts'
import { startServer } from '../server.ts'

const tree = process.argv[2]!
const server = await startServer({ tree })
const { email, password } = DEMO_ACCOUNTS.find(({ role }) => role === 'customer')!
const login = await fetch(`${server.url}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
})
const { user } = (await login.json()) as { user: { _id: string } }
const cookie = login.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ')

const ask = (path: string) => fetch(server.url + path, { headers: { cookie } })
const listed = async <T>(path: string) => (await (await ask(path)).json()) as T[]
const typeOf = async (path: string) => {
  const answer = await ask(path)
  await answer.arrayBuffer()
  return `${answer.status} ${answer.headers.get('content-type')}`
}

const orders = await listed<{ _id: string; status: string }>(`/api/orders/${user._id}`)
const completed = orders.find(({ status }) => status === 'completed')!
const garments = await listed<{ imageUrl: string | null }>(`/api/garments/user/${user._id}`)
const picture = garments.flatMap(({ imageUrl }) => imageUrl || [])[0]!
const admin = spawnSync(join(tree, 'node_modules/.bin/node'), ['server/cli.ts'], {
  cwd: tree,
  encoding: 'utf8',
})
const answers = {
  home: await typeOf('/'),
  invoice: await typeOf(`/api/orders/${completed._id}/invoice`),
  picture: await typeOf(picture),
  apiDocs: await typeOf('/api/docs'),
  admin: `${admin.stdout}${admin.stderr}`,
}
await server.stop()
process.stdout.write(JSON.stringify(answers))
