// Loader of code parts: every file is fetched before the browser runs it, and a failed one is fetched again. A
// browser never retries a script after a failed request, so the loader makes that request itself.

const RETRY_AFTER_MS = 1_000

const arrivals = new Map<string, Promise<void>>()

/**
 * Stands in for Vite's preload helper (tools/web/reliable-imports-plugin.ts).
 * @param files what the part is made of, its own file included
 */
export async function loadPageFile<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await awaitPageFiles(files.map((file) => `/${file}`))
  return load()
}

/** The server has no such file: it was built anew since the page was loaded. */
export class MissingFile extends Error {}

/** Settles once all files have arrived. @throws MissingFile, or a TypeError where no answer came */
export async function awaitPageFiles(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map(arrive))
}

function arrive(url: string): Promise<void> {
  const known = arrivals.get(url)
  if (known) return known
  const get = url.endsWith('.css') ? getStyles : getScript
  const arrival = get(url).catch(async (error: unknown) => {
    if (error instanceof MissingFile) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
    return get(url)
  })
  arrivals.set(url, arrival)
  arrival.catch(() => arrivals.delete(url))
  return arrival
}

/** The name of a file says what is in it, so that the browser runs what it has been given here. */
async function getScript(url: string): Promise<void> {
  if (isHere(url)) return
  const response = await fetch(url)
  if (!response.ok) throw new MissingFile(`${url}: ${response.status}`)
  await response.arrayBuffer()
}

function isHere(url: string): boolean {
  const entries = performance.getEntriesByName(new URL(url, location.href).href)
  return entries.some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200)
}

function getStyles(url: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${url}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new TypeError(`${url} did not arrive`))
    })
    document.head.append(link)
  })
}
