// Message of the first step for a search without results.
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { chooseServices } from '#words/en/catalogue/choose-services.ts'

export function NothingFound({ typed, onClear }: { typed: string; onClear: () => void }) {
  const words = useWords(chooseServices)
  return (
    <Panel className="grid justify-items-start gap-3">
      <p className="font-display text-lg font-bold wrap-anywhere">
        {words.nothingFound({ typed })}
      </p>
      <p className="text-ink-soft">{words.nothingFoundHint}</p>
      <Button variant="secondary" onClick={onClear}>
        {words.clearSearch}
      </Button>
    </Panel>
  )
}
