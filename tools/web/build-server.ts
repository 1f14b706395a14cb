/**
 * Bundles the server: what each start loads in two files, and what few starts need in files of their own. Each
 * module keeps the address of its source, so data files, threads and processes are found as without a bundle.
 */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin, PluginContext } from 'rolldown'

const ROOT = join(import.meta.dirname, '../..')
const ENTRY = join(ROOT, 'server/main.ts')
const FOLDER = join(ROOT, 'build/server')
const STAMP = join(FOLDER, 'built-from.json')

/** What a start runs, below the project's root. */
const BUNDLED_SERVER = 'build/server/main.js'
const SERVER_SOURCE = 'server/main.ts'

/** Packages that read files or start threads beside their own modules. */
const OUTSIDE = /^(?:@electric-sql\/pglite|bwip-js|harfbuzzjs|pdfkit|pino|piscina|sharp)(?:\/|$)/

/** Files of the sources that only tests use. */
export const OF_TESTS = /\.test\.tsx?$|(^|\/)test-[\w-]+\.ts$|(^|\/)testing\//

/** What these load with `import()`, each start loads; what others load so, few starts need. */
const LOADING_AT_START = /\/server\/(?:main|capabilities)\.ts$|\/capability\.ts$/

interface Stamp {
  sources: string
  /** The files of the bundle. */
  files: string[]
}

/** The program to start, below the project's root: the bundle where it is made of today's sources. */
export function serverProgram(): string {
  return isServerFresh() ? BUNDLED_SERVER : SERVER_SOURCE
}

export function isServerFresh(): boolean {
  return readStamp()?.sources === hashSources()
}

/** The files of the last bundle, below the project's root; none where the server was never bundled. */
export function bundledFiles(): string[] {
  return (readStamp()?.files ?? []).map((file) => `build/server/${file}`)
}

/** Bundles the server, in place of an earlier bundle. */
export async function buildServer(): Promise<void> {
  const sources = hashSources()
  const unfinished = join(ROOT, `build/.next-server-${process.pid}`)
  const files = await bundle(ENTRY, unfinished).catch((error: unknown) => {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  })
  const earlier = readStamp()?.files ?? []
  mkdirSync(FOLDER, { recursive: true })
  // The entry last. A server that runs in the meantime may still load files of its own bundle, which stay until the
  // next one: their names tell their content.
  const isEntry = (file: string) => Number(file === 'main.js')
  for (const file of files.toSorted((a, b) => isEntry(a) - isEntry(b)))
    renameSync(join(unfinished, file), join(FOLDER, file))
  rmSync(unfinished, { recursive: true })
  const kept = new Set([...files, ...earlier, 'built-from.json'])
  for (const file of globSync('*', { cwd: FOLDER })) if (!kept.has(file)) rmSync(join(FOLDER, file))
  writeFileSync(STAMP, JSON.stringify({ sources, files } satisfies Stamp))
}

function readStamp(): Stamp | null {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8')) as Stamp
  } catch {
    return null
  }
}

function hashSources(): string {
  const files = globSync('{server,contract,domain,words}/**/*.ts', { cwd: ROOT })
    .filter((file) => !OF_TESTS.test(file))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of [...files, 'package-lock.json', 'package.json', 'tools/web/build-server.ts'])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

/**
 * Bundles a program into a folder that lies as deep below the sources as the bundle will.
 * @returns the names of the files that it wrote, with `main.js` the program
 */
export async function bundle(entry: string, folder: string): Promise<string[]> {
  // Most who ask whether the bundle is fresh make none.
  const { rolldown } = await import('rolldown')
  const { dynamicImportVarsPlugin, importGlobPlugin } = await import('rolldown/experimental')
  const made = await rolldown({
    input: { main: entry },
    cwd: ROOT,
    platform: 'node',
    checks: { ineffectiveDynamicImport: false },
    external: (id) => OUTSIDE.test(id),
    // The last two for an `import()` of a path that is put together.
    plugins: [
      keepAddresses(folder),
      leavePackagesUnmapped,
      dynamicImportVarsPlugin(),
      importGlobPlugin(),
    ],
  })
  let atStart: ReadonlySet<string> | null = null
  const { output } = await made.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    sourcemapExcludeSources: true,
    codeSplitting: {
      groups: [
        {
          debugName: 'start',
          name(id, graph) {
            atStart ??= findModulesAtStart(entry, graph)
            if (!atStart.has(id)) return null
            return id.includes('/node_modules/') ? 'packages' : 'server'
          },
        },
      ],
    },
  })
  await made.close()
  return output.map(({ fileName }) => fileName)
}

/** All but the entry, which turns the compile cache on before it loads the others. */
function findModulesAtStart(
  entry: string,
  graph: Pick<PluginContext, 'getModuleInfo'>,
): ReadonlySet<string> {
  const found = new Set<string>([entry])
  // A set is walked to its end, with what is added on the way.
  for (const id of found) {
    const info = graph.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) found.add(imported)
    if (LOADING_AT_START.test(id))
      for (const imported of info?.dynamicallyImportedIds ?? []) found.add(imported)
  }
  found.delete(entry)
  return found
}

const keepAddresses = (folder: string): Plugin => ({
  name: 'keep-addresses',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.')) return null
    const path = relative(folder, id).replaceAll('\\', '/')
    const ownUrl = `new URL(${JSON.stringify(path)}, import.meta.url).href`
    const ownFolder = `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`
    return {
      code: code.replaceAll('import.meta.url', ownUrl).replaceAll('import.meta.dirname', ownFolder),
      map: null,
    }
  },
})

/** Node reads the map of each file that it loads, and those of packages are the larger half. */
const leavePackagesUnmapped: Plugin = {
  name: 'leave-packages-unmapped',
  generateBundle(_options, output) {
    for (const file of Object.values(output)) {
      if (file.type !== 'chunk' || !file.moduleIds.every((id) => id.includes('/node_modules/')))
        continue
      file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
      delete output[`${file.fileName}.map`]
    }
  },
}
