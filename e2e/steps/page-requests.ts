// Requests of a screen's first load, counted on a browser that keeps nothing from before.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Long enough for what one answer makes a screen ask next. */
const QUIET_MS = 600

const BUILT = join(import.meta.dirname, '../../build/client')

export interface FirstLoad {
  path: string
  scripts: number
  /** All, the page itself included. */
  requests: number
  /** Connections for live updates that are open in the end; one that was replaced counts as a request alone. */
  streams: number
  /** Scripts as gzip packs them; kB is 1,000 bytes. */
  scriptKilobytes: number
}

interface Sent {
  requestId: string
  type?: string
  request: { url: string }
}

/** @returns a function that opens a screen and counts the requests until none follows */
export async function countRequests(page: Page): Promise<(path: string) => Promise<FirstLoad>> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  let sent: Sent[] = []
  const streams = new Set<string>()
  const pending = new Set<string>()
  let settled = () => {}
  let quiet: NodeJS.Timeout | undefined
  const settle = () => {
    clearTimeout(quiet)
    if (pending.size === 0) quiet = setTimeout(() => settled(), QUIET_MS)
  }
  network.on('Network.requestWillBeSent', (one: Sent) => {
    if (!one.request.url.startsWith('http')) return
    sent.push(one)
    ;(one.type === 'EventSource' ? streams : pending).add(one.requestId)
    settle()
  })
  // The page takes what it has preloaded, and runs what load-page-file.ts has fetched.
  const isNone = (requestId: string) => (sent = sent.filter((one) => one.requestId !== requestId))
  network.on('Network.requestServedFromCache', ({ requestId }) => isNone(requestId))
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) isNone(requestId)
  })
  const finish = ({ requestId }: { requestId: string }) => {
    pending.delete(requestId)
    streams.delete(requestId)
    settle()
  }
  network.on('Network.loadingFinished', finish)
  network.on('Network.loadingFailed', finish)

  return async (path) => {
    await page.goto('about:blank')
    await network.send('Network.clearBrowserCache')
    sent = []
    pending.clear()
    streams.clear()
    const still = new Promise<void>((resolve) => (settled = resolve))
    await page.goto(path)
    await still
    return firstLoadOf(path, sent, streams.size)
  }
}

function firstLoadOf(path: string, sent: readonly Sent[], streams: number): FirstLoad {
  const addresses = sent.map(({ request }) => new URL(request.url).pathname)
  const scripts = new Set(addresses.filter((address) => address.endsWith('.js')))
  return {
    path,
    scripts: scripts.size,
    requests: sent.length,
    streams,
    scriptKilobytes: [...scripts].reduce((sum, each) => sum + gzippedKilobytes(each), 0),
  }
}

function gzippedKilobytes(script: string): number {
  return gzipSync(readFileSync(join(BUILT, script))).length / 1000
}
