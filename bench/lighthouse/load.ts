// Lighthouse, with a package list of its own: it weighs a seventh of all other packages, and only `npm run
// bench:web` needs it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDER = import.meta.dirname

/** What of Lighthouse's report is read here. */
export interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >
  audits: Record<string, Audit>
}

interface Audit {
  id: string
  score: number | null
  numericValue?: number
  displayValue?: string
  details?: { items?: readonly Record<string, unknown>[] }
}

/** `config`: Lighthouse's own for a phone if left out. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; disableStorageReset?: boolean },
  config?: object,
) => Promise<{ lhr: Report } | undefined>

/**
 * Installs Lighthouse where it is missing, and loads it with its settings for a desk.
 * @throws Error where npm can't install it
 */
export async function loadLighthouse(): Promise<{ lighthouse: Lighthouse; desktop: object }> {
  if (!existsSync(join(FOLDER, 'node_modules'))) {
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error('npm could not install Lighthouse.')
  }
  const entry = createRequire(join(FOLDER, 'package.json')).resolve('lighthouse')
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as {
    default: Lighthouse
  }
  const settings = new URL('config/desktop-config.js', pathToFileURL(entry))
  const { default: desktop } = (await import(settings.href)) as { default: object }
  return { lighthouse, desktop }
}
