// Links to tags as PDF: for a sheet of labels, and for a label printer's roll.
import { tagSheet } from '#contract/clothes/custody.ts'
import { TAG_PAPERS } from '#domain/clothes/places.ts'
import { addressOf, urlOf } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { printTags } from '#words/en/clothes/print-tags.ts'

const askSheet = addressOf(tagSheet)

export function PrintTags({ codes }: { codes: readonly string[] }) {
  const words = useWords(printTags)
  return (
    <div className="flex flex-wrap gap-x-6">
      {TAG_PAPERS.map((paper) => (
        <a
          key={paper}
          href={urlOf(askSheet.path, {}, { codes: codes.join(), paper })}
          target="_blank"
          rel="noreferrer"
          className={`${TEXT_LINK} inline-flex min-h-12 items-center`}
        >
          {words.on[paper]}
          <span className="sr-only">{words.newTab}</span>
        </a>
      ))}
    </div>
  )
}
