/** The last file of a backup: its contents, the version that wrote it, and a checksum of every other file. */
import * as z from 'zod'

/** Rises when an older version could no longer read what a newer one writes. */
export const FORMAT = 1

export const MANIFEST = 'manifest.json'

const entry = z.object({ bytes: z.number(), sha256: z.string() })

export const manifest = z.object({
  product: z.literal('washline'),
  format: z.number(),
  madeAt: z.string(),
  engine: z.string(),
  /** Those that were applied, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.record(
    z.string(),
    z.object({
      rows: z.number(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.number(), called: z.boolean() })),
  /** Work that was still to be done. */
  jobs: z.number(),
  /** What all hand-overs of clothes came to in the last night; null where nothing was ever counted in. */
  custody: z.optional(z.nullable(z.object({ nightDate: z.string(), root: z.string() }))),
  entries: z.record(z.string(), entry),
})

export type Manifest = z.output<typeof manifest>
export type Entry = z.output<typeof entry>
