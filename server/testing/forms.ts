/** Multipart forms, encoded as by a browser. */
import type { InjectOptions } from 'fastify'

/** A file of a form: its bytes, and the name and type that the sender claims. */
export interface FormFile {
  bytes: Uint8Array
  name?: string
  type?: string
  /** The form's field; `image` by default. */
  field?: string
}

/** The body and headers of a form. */
export async function newForm(
  texts: Record<string, string>,
  file?: FormFile,
): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, text)
  if (file) {
    const { bytes, name = 'photo.jpg', type = 'image/jpeg', field = 'image' } = file
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  }
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}
