// Dialog that gives an order's bags and items to an outside laundry.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { defaultDestination, VendorFields } from '#web/features/outside-laundries/vendor-fields.tsx'
import { giveToVendor, VENDORS } from '#web/features/outside-laundries/vendors-query.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'
import { useClothesWork } from './use-clothes-work.ts'

type GiveDialogProps = { order: CustodyOrder; onClose: () => void }

export function GiveToVendorDialog({ order, onClose }: GiveDialogProps) {
  const words = useWords(vendorsScreen)
  const vendors = useQuery(VENDORS)
  const here = order.units.filter(({ place }) => place === 'plant')
  const [units, setUnits] = useState<readonly number[]>(
    here.length === 1 ? here.map(({ number }) => number) : [],
  )
  const [chosen, setChosen] = useState<ReturnType<typeof defaultDestination> | null>(null)
  const to = chosen ?? (vendors.data && defaultDestination(vendors.data))
  const canGive = vendors.data?.vendors.some(({ active }) => active) === true
  const isReady = units.length > 0 && !!to && to.vendor !== '' && to.expected !== ''
  const work = useClothesWork(order.orderId, onClose)
  const submit = () => {
    if (!isReady) return
    const given = { units: [...units], vendor: Number(to.vendor), expected: to.expected }
    work.send(() => giveToVendor(order.orderId, given))
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.give}
      description={words.giveAbout}
      action={work}
      onSubmit={submit}
      cancelLabel={words.cancel}
      submitLabel={words.giveNow}
      busyLabel={words.saving}
      canSubmit={isReady}
    >
      {vendors.isPending && <SkeletonList rows={2} label={words.loading} />}
      {vendors.isError && !vendors.data && (
        <FailedQueryNotice what={words.notLoaded} query={vendors} />
      )}
      {vendors.data && !canGive && (
        <p>
          {words.noVendors}{' '}
          <Link to="/admin/vendors" className={TEXT_LINK}>
            {words.title}
          </Link>
        </p>
      )}
      {vendors.data && to && canGive && (
        <>
          <fieldset>
            <legend className="mb-1 text-sm font-semibold">{words.giveWhich}</legend>
            {here.map(({ number, kind, name, garment }) => (
              <Checkbox
                key={number}
                checked={units.includes(number)}
                onChange={({ target }) =>
                  setUnits((before) =>
                    target.checked ? [...before, number] : before.filter((each) => each !== number),
                  )
                }
              >
                {words.thing({ kind, unit: number, what: name ?? garment?.name ?? null })}
              </Checkbox>
            ))}
          </fieldset>
          <VendorFields vendors={vendors.data} value={to} onChange={setChosen} />
        </>
      )}
    </FormDialog>
  )
}
