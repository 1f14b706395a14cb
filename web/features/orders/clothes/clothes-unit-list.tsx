// Bags and items of an order: description, photos, current holder, and a link to claim each.
import { useState } from 'react'
import type { Claim } from '#contract/help/claims.ts'
import type { ClothesUnit } from '#contract/clothes/custody-units.ts'
import { lastHandOversByUnit } from '#domain/clothes/custody-moves.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { claimFacts } from '#words/en/help/claims-screen.ts'
import type { ClothesWords } from '#words/en/clothes/order-clothes.ts'
import type { Clothes } from '../record/clothes-query.ts'
import { UnitPhotos } from './unit-photos.tsx'

/** How many are shown at first. */
const FIRST = 6

type ClothesPiecesProps = {
  clothes: Clothes
  claims: readonly Claim[]
  /** Whether something of a unit can be claimed now; nothing is offered to others than its owner. */
  canClaim: (unit: ClothesUnit) => boolean
  onClaim: (unit: number) => void
  /** Whether its owner looks at it: to them leads what is written about a claim. */
  isOwn: boolean
  said: ClothesWords
}

export function ClothesUnitList(props: ClothesPiecesProps) {
  const { clothes, claims, canClaim, onClaim, isOwn, said } = props
  const words = useWords(said)
  const time = useLaundryTime()
  const [showsAll, setShowsAll] = useState(false)
  const { units, handOvers } = clothes
  const since = lastHandOversByUnit(handOvers)
  const shown = showsAll ? units : units.slice(0, FIRST)
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <ul className="grid w-full grid-cols-1 gap-3">
        {shown.map((unit) => {
          const name = words.unit(unit)
          const at = since.get(unit.number)
          const claim = claims.find((each) => each.unit?.number === unit.number)
          return (
            <li key={unit.number} className="grid grid-cols-1 gap-2 border-t border-line pt-3">
              <div className="grid gap-0.5">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="text-sm text-ink-soft">
                  {words.since({
                    place: unit.place,
                    at: at === undefined ? null : time.dateTime(new Date(at).toISOString()),
                  })}
                </p>
              </div>
              <UnitPhotos name={name} pictures={unit.pictures} />
              {claim ? (
                <Claimed claim={claim} isOwn={isOwn} words={words} />
              ) : (
                canClaim(unit) && (
                  <Button
                    variant="quiet"
                    size="sm"
                    className="justify-self-start"
                    onClick={() => onClaim(unit.number)}
                  >
                    {words.wrong} <span className="sr-only">{name}</span>
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
      {units.length > shown.length && (
        <Button variant="secondary" size="sm" onClick={() => setShowsAll(true)}>
          {words.showAll(units.length)}
        </Button>
      )}
    </div>
  )
}

type ClaimedProps = { claim: Claim; isOwn: boolean; words: ClothesWords }

function Claimed({ claim, isOwn, words }: ClaimedProps) {
  const facts = useWords(claimFacts)
  const said = words.claimed(facts.statuses[claim.status])
  return (
    <p className="text-sm">
      {isOwn && claim.ticket ? (
        <TextLink to={`/help?ticket=${claim.ticket}`}>{said}</TextLink>
      ) : (
        said
      )}
    </p>
  )
}
