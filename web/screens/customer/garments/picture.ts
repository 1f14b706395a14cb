// Picture of a garment in the form, and its form data.
import type { Garment } from '#contract/garments/garments.ts'

/** What is to become of the garment's picture. */
export type Picture = { kind: 'kept' } | { kind: 'removed' } | { kind: 'new'; file: File }

/** The form's texts as the call names them. */
export function garmentFormTexts(
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
