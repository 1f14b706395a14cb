// The picture of a garment that is being filled in, and the texts that are sent with it.
import type { Garment } from '#contract/garments.ts'
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '#domain/pictures.ts'

/** What is to become of the garment's picture. */
export type Picture = { kind: 'kept' } | { kind: 'removed' } | { kind: 'new'; file: File }

/** Why a file can't be the picture, before anything is sent; null when it may be one. */
export function problemWith({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.some((allowed) => allowed === type))
    // Browsers that can't show HEIC seldom know its type.
    return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
      ? 'We can’t read HEIC pictures. An iPhone sends a JPEG when you choose the picture from Photos.'
      : 'Please choose a JPEG, PNG or WebP picture.'
  if (size > PICTURE_MAX_BYTES)
    return 'This picture is larger than 10 MB. Please choose a smaller one.'
  return null
}

/** The form's texts as the call names them. */
export function formTexts(
  filled: Record<string, string | undefined>,
  {
    userId,
    picture,
    garment,
  }: { userId: string; picture: Picture; garment: Pick<Garment, 'imageUrl'> | null },
): Record<string, string> {
  const texts = Object.entries(filled).map(([name, text]) => [name, text ?? ''] as const)
  const imageUrl = picture.kind === 'kept' ? (garment?.imageUrl ?? '') : ''
  return { ...Object.fromEntries(texts), userId, imageUrl }
}
