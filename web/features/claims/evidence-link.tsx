// Link to a claim's evidence as one file, for its customer and staff.
import { FileText } from 'lucide-react'
import { claimEvidence } from '#contract/help/claims.ts'
import { addressOf, urlOf } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { claimFacts } from '#words/en/help/claims-screen.ts'

const { path } = addressOf(claimEvidence)

/** @param piece what the claim is of, for who hears the link without what stands around it */
export function EvidenceLink({ claimId, piece }: { claimId: string; piece: string }) {
  const words = useWords(claimFacts)
  return (
    <a
      href={urlOf(path, { id: claimId })}
      download
      className={`${TEXT_LINK} inline-flex min-h-11 items-center gap-2`}
    >
      <FileText aria-hidden="true" size={18} className="shrink-0" />
      {words.evidence}
      <span className="sr-only">{piece}</span>
    </a>
  )
}
