/**
 * Chunks of the web app by the import graph: a screen loads a few layers that it shares with others, and one chunk
 * of its own (docs/decisions/0139-the-import-graph-makes-the-chunks.md).
 */
import type { Plugin, Rolldown } from 'vite'
import {
  type Modules,
  type Parts,
  modulesWithImports,
  importersOf,
  ownersOfParts,
  partsLoadingEachModule,
} from './import-graph.ts'

const ENTRY = 'web/app/entry.client.tsx'
const ROOT = 'web/app/root.tsx'
const HOME = 'web/screens/public/home/screen.tsx'
const NEW_ORDER = 'web/screens/customer/new-order/screen.tsx'
/** The order form loads them as soon as it is there. */
const LATER_STEPS = 'web/screens/customer/new-order/steps/later-steps.ts'
const DATA = 'web/app/query-cache-layout.tsx'
const SIGNED_IN = 'web/app/layout/signed-in/signed-in-frame.tsx'
const CONSOLE = 'web/app/console/console-layout.tsx'

const SCREEN = /\/screen\.tsx$/
const CONTRACT = /\/contract\//

/** A library names all of its files in one, so the graph doesn't say who needs which of them. */
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\//
const QUERIES = /node_modules\/@tanstack\//
const FORMS = /node_modules\/(zod|react-hook-form|@hookform\/resolvers)\//

type Layer = (id: string) => string | null

/** @throws Error in a build that lacks a part named here, or with chunks that import each other in a circle */
export function chunkLayersPlugin(): Plugin {
  let layer: Layer | undefined
  const nameOf = (id: string, context: Rolldown.ChunkingContext) =>
    (layer ??= layersOf(id, context))(id)
  const groups = [{ debugName: 'layers', name: nameOf, includeDependenciesRecursively: false }]
  return {
    name: 'chunk-layers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A screen's own chunk may hold what its lazy parts share with it; React Router's option forbids that.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    config: () => ({
      environments: {
        client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
      },
    }),
    generateBundle: (_, bundle) => refuseCircles(bundle),
  }
}

/**
 * The order of the layers is that of the rules: a layer imports itself and those before it, for a module is reached
 * from all the parts that its importers are reached from.
 */
function layersOf(anyId: string, context: Rolldown.ChunkingContext): Layer {
  const modules = modulesFrom(anyId, context)
  const parts = partsLoadingEachModule(modules)
  for (const file of [ENTRY, ROOT, HOME, NEW_ORDER, LATER_STEPS, DATA, SIGNED_IN, CONSOLE])
    if (![...parts.values()].some((files) => files.has(file)))
      throw new Error(`The build has no ${file}.`)
  const owners = ownersOfParts(modules, parts, isOwner)
  const ofForms = importersOf(FORMS, modules)
  const ofContracts = modulesWithImports(
    [...ofForms].filter((id) => CONTRACT.test(id)),
    modules,
  )
  const heavy = new Set([...partsWith(QUERIES, parts), ...partsWith(FORMS, parts)])
  const ownersOf = (file: string) => [...(owners.get(file) ?? [])]
  const isForAnyone = (file: string) =>
    isCustomers(file) || (ownersOf(file).includes(ROOT) && file !== SIGNED_IN)
  const isOfCustomers = (file: string) =>
    ownersOf(file).length === 1 && ownersOf(file).every(isCustomers)

  return (id) => {
    const own = [...(parts.get(id) ?? [])]
    const isOf = (...files: readonly string[]) => own.some((file) => files.includes(file))
    const users = [...new Set(own.flatMap(ownersOf))]
    const screens = own.filter((file) => SCREEN.test(file))
    const customers = own.filter(isCustomers)
    const isShared = users.length > 1

    if (FRAMEWORK.test(id)) return 'framework'
    // It starts the app, so it comes after all others.
    if (own.length > 0 && own.every((file) => file === ENTRY)) return null
    if (own.length === 0 || isOf(ROOT, ENTRY) || (isShared && isOf(HOME))) return 'frame'
    // Pages to read need neither queries nor forms.
    if (isShared && own.some((file) => isForAnyone(file) && !heavy.has(file))) return 'pages'
    if (isOf(DATA) || QUERIES.test(id)) return 'data'
    if (FORMS.test(id) || (isShared && customers.length > 0 && ofForms.has(id))) return 'forms'
    if (isShared && own.some(isOfCustomers) && !ofForms.has(id)) {
      // The order form has to be there soon on a slow line, so it loads no other screen's code.
      if (isOf(NEW_ORDER)) return 'data'
      if (customers.length > 1 || ofContracts.has(id) || isOf(SIGNED_IN)) return 'shared'
      return isOf(LATER_STEPS) ? 'order form and some' : 'some'
    }
    if (isOf(SIGNED_IN)) return 'signed-in'
    const isAtOnce = isOf(CONSOLE) || (isShared && screens.length > 0)
    if (isAtOnce) return users.every(isStaffs) ? 'console' : 'parts'
    if (screens.length > 0) return screens[0]!
    if (own.length === 1) return null
    if (!isShared) return `parts of ${users[0]}`
    if (users.every(isStaffs)) return 'parts of staff'
    return users.some(isStaffs) ? 'parts' : 'parts of customers'
  }
}

/** Screens and layouts own the lazy parts that they load, at once or later. */
function isOwner(file: string): boolean {
  return SCREEN.test(file) || [ROOT, DATA, SIGNED_IN, CONSOLE].includes(file)
}

function isStaffs(file: string): boolean {
  return file.includes('/console/')
}

function isCustomers(file: string): boolean {
  return SCREEN.test(file) && !isStaffs(file)
}

function partsWith(library: RegExp, parts: Parts): string[] {
  return [...parts].flatMap(([id, files]) => (library.test(id) ? [...files] : []))
}

function modulesFrom(anyId: string, context: Rolldown.ChunkingContext): Modules {
  const modules = new Map<string, Rolldown.ModuleInfo>()
  const ids = new Set([anyId])
  // Grows while it is read.
  for (const id of ids) {
    const module = context.getModuleInfo(id)
    if (!module) continue
    modules.set(id, module)
    const { importedIds, importers, dynamicallyImportedIds, dynamicImporters } = module
    for (const near of [importedIds, importers, dynamicallyImportedIds, dynamicImporters].flat())
      ids.add(near)
  }
  return modules
}

function refuseCircles(bundle: Rolldown.OutputBundle): void {
  const done = new Set<string>()
  const follow = (file: string, path: readonly string[]): void => {
    if (path.includes(file))
      throw new Error(`Chunks import each other: ${[...path, file].join(' → ')}`)
    if (done.has(file)) return
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const next of chunk.imports) follow(next, [...path, file])
    done.add(file)
  }
  for (const file of Object.keys(bundle)) follow(file, [])
}
