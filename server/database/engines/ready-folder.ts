/**
 * The prepared database: PGlite's files with all tables of this version, packed at build time, so that a first start
 * unpacks instead of creating.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const MADE_FROM = ['server/database/migrations', 'server/database/functions']

/**
 * Where the build puts it, beneath the product's folder. The name tells what it is made from: the migrations, the
 * functions and the versions of PGlite and the queue; so a build of another version is never unpacked.
 */
export function prebuiltDatabaseFile(): string {
  const hash = createHash('sha256')
  for (const folder of MADE_FROM)
    for (const file of globSync(`${folder}/**/*.sql`, { cwd: ROOT }).toSorted())
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(ROOT, file)))
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  for (const name of ['@electric-sql/pglite', 'pg-boss'])
    hash.update(`${packages[`node_modules/${name}`]!.version}\0`)
  return join(ROOT, 'build', `database-${hash.digest('hex').slice(0, 16)}.tar.gz`)
}

/** The packed files; undefined where this version was not built. */
export function readPrebuiltDatabase(): Blob | undefined {
  const file = prebuiltDatabaseFile()
  return existsSync(file)
    ? new Blob([readFileSync(file)], { type: 'application/x-gzip' })
    : undefined
}
