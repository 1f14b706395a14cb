// Suggested colour from a new picture, accepted with one press.
import { useQuery } from '@tanstack/react-query'
import { garmentColors, takeColor } from '#words/en/garments/garments.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type ColorSuggestionProps = {
  /** The picture that was chosen just now; null without one. */
  file: File | null
  /** What stands in the field: something that was typed stays. */
  color: string
  onTake: (color: string) => void
}

/** Nothing while a colour is typed, and where the picture says nothing clear. */
export function ColorSuggestion({ file, color, onTake }: ColorSuggestionProps) {
  const names = useWords(garmentColors)
  const { takeColor: offer } = useWords({ takeColor })
  const { data } = useQuery({
    queryKey: ['color-of-picture', file?.name, file?.size, file?.lastModified],
    queryFn: async () => {
      const { detectColor } = await import('./detect-color.ts')
      return file && detectColor(file)
    },
    enabled: file !== null,
    // It is the device that answers.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  })
  if (!data || color.trim() !== '') return null
  const name = names[data]
  return (
    <Button variant="secondary" size="sm" onClick={() => onTake(name)}>
      {offer({ color: name })}
    </Button>
  )
}
