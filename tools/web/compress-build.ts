/** Writes a brotli and a gzip copy beside every file of the build that compresses well. */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTHWHILE = '**/*.{js,css,svg,json,wasm}'
/** Below this the headers are most of an answer. */
const WORTH_IT_BYTES = 512

export async function compressBuild(folder: string): Promise<void> {
  await Promise.all(
    globSync(WORTHWHILE, { cwd: folder }).map(async (name) => {
      const file = join(folder, name)
      const text = await readFile(file)
      if (text.length < WORTH_IT_BYTES) return
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(text, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          },
        }),
        promisify(gzip)(text, { level: 9 }),
      ])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }),
  )
}
