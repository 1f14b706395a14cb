/** Servers on this machine alone, on free ports, for tests and benchmarks. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

/**
 * @param at the port; one that the system chooses if left out
 * @returns the port that the server now listens on
 */
export async function listenLocally(server: Server, at = 0): Promise<number> {
  server.listen(at, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A port that nothing listens on, for a program that is given its port before it starts. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenLocally(probe)
  probe.close()
  await once(probe, 'close')
  return port
}
