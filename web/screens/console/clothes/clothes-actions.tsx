// Less frequent actions on an order's clothes: each a button with its dialog.
import { useState } from 'react'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { areClothesAtLaundry } from '#domain/clothes/custody.ts'
import { useWords } from '#web/lib/words.ts'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'
import { GiveToVendorDialog } from './give-to-vendor-dialog.tsx'
import { ReportMissingDialog } from './report-missing-dialog.tsx'
import { SkipCountDialog } from './skip-count-dialog.tsx'

const QUIET_BUTTON = 'min-h-11 font-semibold underline underline-offset-4'

const DIALOGS = { notNow: SkipCountDialog, missing: ReportMissingDialog, give: GiveToVendorDialog }

type ClothesActionsProps = {
  order: CustodyOrder
  /** Whether the order is still to be counted in. */
  isAsked: boolean
  /** Null while pieces are counted in already. */
  onAdd: (() => void) | null
}

export function ClothesActions({ order, isAsked, onAdd }: ClothesActionsProps) {
  const words = useWords(clothesScreen)
  const away = useWords(vendorsScreen)
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  const { units, status } = order
  const isHere = areClothesAtLaundry(status)
  if (units.length === 0 && !isHere) return null
  const OpenDialog = open && DIALOGS[open]
  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        {isHere && onAdd && (
          <button type="button" className={QUIET_BUTTON} onClick={onAdd}>
            {units.length > 0 ? words.more : words.countAnyway}
          </button>
        )}
        {isHere && isAsked && (
          <button type="button" className={QUIET_BUTTON} onClick={() => setOpen('notNow')}>
            {words.notNow}
          </button>
        )}
        {units.some(({ place }) => place !== 'missing' && place !== 'written_off') && (
          <button type="button" className={QUIET_BUTTON} onClick={() => setOpen('missing')}>
            {words.isMissing}
          </button>
        )}
        {isHere && units.some(({ place }) => place === 'plant') && (
          <button type="button" className={QUIET_BUTTON} onClick={() => setOpen('give')}>
            {away.give}
          </button>
        )}
      </div>
      {OpenDialog && <OpenDialog order={order} onClose={() => setOpen(null)} />}
    </>
  )
}
