/**
 * Import graph of the web app: the parts that a browser loads on their own, and the modules that each of them needs
 * at once.
 */
import { join } from 'node:path'
import type { Rolldown } from 'vite'

const PROJECT = join(import.meta.dirname, '../..')

export type Modules = ReadonlyMap<string, Rolldown.ModuleInfo>

/** By a module, the files of the parts that need it at once: entries, screens and lazy parts. */
export type Parts = ReadonlyMap<string, ReadonlySet<string>>

export function partsLoadingEachModule(modules: Modules): Parts {
  const parts = new Map<string, Set<string>>()
  for (const [start, { isEntry, dynamicImporters }] of modules) {
    if (!isEntry && dynamicImporters.length === 0) continue
    for (const id of modulesWithImports([start], modules))
      parts.set(id, (parts.get(id) ?? new Set()).add(fileOf(start)))
  }
  return parts
}

/** The owners of each part: those that load it, at once or later. An owner is its own, and no other's. */
export function ownersOfParts(
  modules: Modules,
  parts: Parts,
  isOwner: (file: string) => boolean,
): Map<string, Set<string>> {
  const loads = new Map<string, Set<string>>()
  for (const [id, files] of parts)
    for (const file of files) {
      const loaded = loads.get(file) ?? new Set()
      for (const lazy of modules.get(id)?.dynamicallyImportedIds ?? []) loaded.add(fileOf(lazy))
      loads.set(file, loaded)
    }
  const owners = new Map<string, Set<string>>()
  for (const owner of loads.keys()) {
    if (!isOwner(owner)) continue
    const owned = new Set([owner])
    for (const part of owned) {
      owners.set(part, (owners.get(part) ?? new Set()).add(owner))
      for (const lazy of loads.get(part) ?? []) if (!isOwner(lazy)) owned.add(lazy)
    }
  }
  return owners
}

/** Modules with all that they import. */
export function modulesWithImports(ids: Iterable<string>, modules: Modules): Set<string> {
  const found = new Set(ids)
  for (const id of found)
    for (const imported of modules.get(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** A library's modules with all that import them. */
export function importersOf(library: RegExp, modules: Modules): Set<string> {
  const found = new Set([...modules.keys()].filter((id) => library.test(id)))
  for (const id of found)
    for (const importer of modules.get(id)?.importers ?? []) found.add(importer)
  return found
}

/** A module's path in the project, without React Router's mark of a screen. */
function fileOf(id: string): string {
  return id.replace(/\?.*/, '').replace(`${PROJECT}/`, '')
}
