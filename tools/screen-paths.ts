// Addresses of the web app's screens, read from its routes.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../web/app/routes.ts'

/** Leads nowhere, and shows the screen that says so. */
const NOWHERE = '/no-such-page'

/** Addresses of every screen for visitors and customers; the console's screens stand in CONSOLE_PLACES. */
export const SCREEN_PATHS: readonly string[] = screensIn(routes)
  // A second route to a screen is an alias.
  .filter(({ file }, at, all) => all.findIndex((other) => other.file === file) === at)
  .filter(({ file }) => file.startsWith('../screens/'))
  .map(({ path }) => (path === '*' ? NOWHERE : `/${path ?? ''}`))

function screensIn(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => (entry.children ? screensIn(entry.children) : [entry]))
}
