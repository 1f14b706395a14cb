// Vite plugin: reduces an API call's definition to its method, path and the data it changes, so that its schemas stay
// out of built pages.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

/** An import of values from the contract, by names or as a whole. */
const IMPORTED =
  /^import (?!type\b)(?:\{(?<names>[^}]*)\}|\* as (?<whole>\w+)) from '#(?<file>contract\/[^']+)'$/gm

const ASKED = /\baddressOf\(\s*(?<called>\w+(?:\.\w+)?)\s*,?\s*\)/g

const ACTED = /\buseAction\(\s*(?<called>\w+(?:\.\w+)?)\s*(?=[,)])/g

type Addressed = { method: string; path: string; changes?: readonly string[] }
type Module = Readonly<Record<string, unknown>>
type Load = (file: string) => Promise<Module>

export function callAddressesPlugin(): Plugin {
  return {
    name: 'written-addresses',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: /\b(?:addressOf|useAction)\(/ },
      handler: async (code, id) => {
        // What only types and addresses named is not imported any more.
        const typescript = { onlyRemoveTypeImports: false }
        const written = await replaceCallsByAddresses(code, loadModule)
        return transformWithOxc(written, id, { lang: 'tsx', jsx: 'preserve', typescript })
      },
    },
  }
}

const loadModule: Load = async (file) =>
  (await import(pathToFileURL(join(ROOT, file)).href)) as Module

/**
 * @param code a module of web/
 * @param load reads a module of the contract by its path from the repository's root
 * @returns the module with `({ method, path, changes })` for each `addressOf(call)`, and for the call of `useAction(call)`
 * @throws Error where what is asked for is no call that the module imports from the contract
 */
export async function replaceCallsByAddresses(code: string, load: Load): Promise<string> {
  const calls = new Map<string, unknown>()
  for (const { groups } of code.matchAll(IMPORTED)) {
    const { names, whole, file } = groups as { names?: string; whole?: string; file: string }
    const module = await load(file)
    const members = whole
      ? Object.keys(module).map((name) => [name, `${whole}.${name}`] as const)
      : namesIn(names ?? '')
    for (const [name, local] of members) calls.set(local, module[name])
  }
  return code
    .replaceAll(ASKED, (asked, called: string) => {
      const call = calls.get(called)
      if (!isAddressed(call)) throw new Error(`${asked}: no call of the contract has this name`)
      return `(${addressText(call)})`
    })
    .replaceAll(ACTED, (acted, called: string) => {
      const call = calls.get(called)
      return isAddressed(call) ? `useAction(${addressText(call)}` : acted
    })
}

const addressText = ({ method, path, changes }: Addressed) =>
  JSON.stringify({ method, path, changes })

/** The exported and the local names: `name` or `name as other`. */
function namesIn(names: string): (readonly [string, string])[] {
  return names
    .split(',')
    .map((each) => each.trim().split(' as '))
    .map((parts) => [parts[0]!, parts.at(-1)!] as const)
}

function isAddressed(value: unknown): value is Addressed {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
