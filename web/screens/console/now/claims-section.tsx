// Claims to be decided or settled, late ones first.
import type { NowAnswer } from '#contract/operate/now.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { claimFacts } from '#words/en/help/claims-screen.ts'
import { nowScreen } from '#words/en/operate/now-screen.ts'
import { NowRow, SectionFrame } from './section-frame.tsx'

type ClaimsSectionProps = { claims: NonNullable<NowAnswer['claims']> }

export function ClaimsSection({ claims: { count, late, first } }: ClaimsSectionProps) {
  const words = useWords(nowScreen)
  const facts = useWords(claimFacts)
  const time = useLaundryTime()
  return (
    <SectionFrame {...words.claims} count={count} to="/admin/claims" isPressing={late > 0}>
      <ul>
        {first.map((claim) => (
          <NowRow
            key={claim._id}
            to={`/admin/claims/${claim._id}`}
            name={facts.piece({ piece: claim.piece, number: 1 })}
            about={
              claim.isDecided
                ? words.toSettle
                : words.toDecide({ when: time.dateTime(claim.decideBy) })
            }
            aside={claim.late && facts.late[claim.late]}
          />
        ))}
      </ul>
    </SectionFrame>
  )
}
