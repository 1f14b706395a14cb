/** The format of a kept laundry: one version's database, data folder and answers. */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { KeptAnswer } from './read-back.ts'

export interface KeptTable {
  /** With its schema: "public.orders". */
  name: string
  columns: { name: string; type: string }[]
  /** A text or null for each column, as the database writes values. */
  rows: (string | null)[][]
}

export interface Sequence {
  name: string
  value: string
  called: boolean
}

export interface KeptLaundry {
  /** The last migration that its database had. */
  migration: string
  /** The migrations and functions that made its tables: path and text. */
  schema: Record<string, string>
  /** When it was made by the real clock, which dates sessions and jobs; ISO 8601. */
  madeAt: string
  /** What the laundry's own clock shows as it is read back; ISO 8601. */
  readAt: string
  /** The cookie of the demo's customer, who was signed in. */
  session: string
  /** How the version made the tables of its queue, by engine. */
  queue: Record<'pglite' | 'postgresql', string>
  tables: KeptTable[]
  sequences: Sequence[]
  /** The data folder without its database: path and bytes in base64. */
  files: Record<string, string>
  answers: KeptAnswer[]
}

/** @returns how many bytes the file has */
export function writeKeptLaundry(file: string, kept: KeptLaundry): number {
  const text = Buffer.from(JSON.stringify(kept))
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const packed = brotliCompressSync(text, { params })
  writeFileSync(file, packed)
  return packed.length
}

export function readKeptLaundry(file: string): KeptLaundry {
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as KeptLaundry
}
