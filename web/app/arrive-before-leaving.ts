// Navigation between screens: the old screen stays until the new one's code has arrived. Offline, the screen and its
// typed input stay; after a deploy the address is reloaded, because its files have new names.
import { matchRoutes, type RouteObject } from 'react-router'
import { currentWords } from '#web/lib/words.ts'
import { MissingFile, awaitPageFiles } from '#web/lib/load-page-file.ts'
import { logProblem } from '#web/lib/log.ts'
import { toast } from '#web/ui/toast.tsx'
import { offlineLink } from '#words/en/base/offline.ts'

/** What React Router keeps on the page for itself. */
type OfReactRouter = {
  __reactRouterDataRouter?: { routes: RouteObject[] }
  __reactRouterManifest: {
    routes: Record<string, { module: string; imports?: string[] } | undefined>
  }
  __reactRouterRouteModules: Record<string, unknown>
}

type Navigation = { to: string | number; currentUrl: string }

type Router = {
  instrument: (ways: {
    navigate: (go: () => Promise<unknown>, navigation: Navigation) => Promise<void>
  }) => void
}

let latest = 0

/** An instrumentation of React Router, which waits for what is done before `go`. */
export const arriveBeforeLeaving = {
  router({ instrument }: Router): void {
    instrument({
      async navigate(go, { to, currentUrl }) {
        const own = ++latest
        const { dataset } = document.documentElement
        delete dataset['going']
        const target = typeof to === 'number' ? null : new URL(to, location.origin + currentUrl)
        const files = target ? missingFilesOf(target.pathname) : []
        if (target === null || files.length === 0) return void (await go())
        dataset['going'] = ''
        try {
          await awaitPageFiles(files)
        } catch (error) {
          await stay(own, target, error)
        }
        // Somebody has pressed another link meanwhile.
        if (own !== latest) return never()
        delete dataset['going']
        await go()
      },
    })
  },
}

async function stay(own: number, target: URL, error: unknown): Promise<never> {
  if (own !== latest) return never()
  logProblem('A screen could not be loaded:', error)
  delete document.documentElement.dataset['going']
  if (error instanceof MissingFile) location.assign(target)
  else {
    const { title, text } = currentWords({ offlineLink }).offlineLink
    toast.failure(title, text)
  }
  return never()
}

/** React Router would go on once this is settled. */
function never(): Promise<never> {
  return new Promise(() => {})
}

/** The scripts of the screens at an address that this page doesn't have yet; its styles wait in every page. */
function missingFilesOf(pathname: string): string[] {
  const page = window as unknown as OfReactRouter
  const matches = matchRoutes(page.__reactRouterDataRouter?.routes ?? [], pathname) ?? []
  return matches.flatMap(({ route: { id = '' } }) => {
    if (id in page.__reactRouterRouteModules) return []
    const { module, imports = [] } = page.__reactRouterManifest.routes[id] ?? {}
    return module ? [module, ...imports] : []
  })
}
