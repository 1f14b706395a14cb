/** The thread that draws PDFs: loading a font or laying out a page would block every request. */
import type { Piscina } from 'piscina'

let thread: Promise<Piscina> | undefined

/**
 * Calls the function `name` of the module `file` in the thread, one drawing after the other.
 * @param drawing what the function takes; plain data, for it is copied to the thread
 * @returns the bytes of the PDF that the function gives
 * @throws whatever the function throws
 */
export async function drawInThread<Drawing>(
  file: URL,
  name: string,
  drawing: Drawing,
): Promise<Buffer> {
  thread ??= openThread()
  const opened = await thread
  const bytes: Uint8Array = await opened.run(drawing, { filename: file.href, name })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

async function openThread(): Promise<Piscina> {
  // Loaded when it is needed, for the server starts sooner without it.
  const { Piscina } = await import('piscina')
  return new Piscina({ maxThreads: 1, idleTimeout: Infinity })
}
