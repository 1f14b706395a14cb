// My Garments without a garment: how to add the first one, instead of empty counts and filters.
import { Plus } from 'lucide-react'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { emptyWardrobe } from '#words/en/garments/empty-wardrobe.ts'

export function EmptyWardrobe({ onAdd }: { onAdd: () => void }) {
  const words = useWords(emptyWardrobe)
  return (
    <Panel
      as="section"
      aria-labelledby="empty-wardrobe"
      className="grid justify-items-center gap-3 text-center sm:py-12"
    >
      <div className="w-full max-w-64">
        <EmptyClothesline />
      </div>
      <p className="text-sm font-semibold text-ink-soft">{words.none}</p>
      <h2 id="empty-wardrobe" className="text-2xl">
        {words.title}
      </h2>
      <p className="max-w-md text-ink-soft">{words.text}</p>
      <Button className="my-2" onClick={onAdd}>
        <Plus aria-hidden="true" size={20} />
        {words.add}
      </Button>
    </Panel>
  )
}
