// Scans at the plant's door: a piece goes to the chosen outside laundry, or is received back.
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '#contract/base/call.ts'
import { handToVendor, type listVendors } from '#contract/clothes/vendors.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { findTag } from '#web/features/scan/find-tag.ts'
import { ScanField } from '#web/features/scan/scan-field.tsx'
import { defaultDestination, VendorFields } from '#web/features/outside-laundries/vendor-fields.tsx'
import { giveToVendor, receiveFromVendor } from '#web/features/outside-laundries/vendors-query.ts'
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'

const WAYS = ['give', 'back'] as const

export function GiveAndReceive({ vendors }: { vendors: AnswerOf<typeof listVendors> }) {
  const words = useWords(vendorsScreen)
  const canGive = vendors.vendors.some(({ active }) => active)
  const [way, setWay] = useState<(typeof WAYS)[number]>(canGive ? 'give' : 'back')
  const [chosen, setChosen] = useState<ReturnType<typeof defaultDestination> | null>(null)
  const to = chosen ?? defaultDestination(vendors)
  const isReady = way === 'back' || (to.vendor !== '' && to.expected !== '')
  const scan = useAction(handToVendor, {
    networkMode: 'always',
    failed: words.notSaved,
    by: async (code: string) => {
      const found = await findTag(code)
      if (found.kind === 'place') throw new ApiError(422, 'unknown_tag', words.ofPlace)
      const { order, unit: number } = found
      if (!order || number === null)
        throw new ApiError(422, 'unknown_tag', words.nothingOn({ code: found.code }))
      const given = { units: [number], vendor: Number(to.vendor), expected: to.expected }
      const saved =
        way === 'give'
          ? await giveToVendor(order.orderId, given)
          : await receiveFromVendor(order.orderId, [number])
      const unit = saved.units[number - 1]!
      return { number: saved.number, name: saved.name, unit }
    },
  })
  const done = scan.data
  const pick = (each: (typeof WAYS)[number]) => {
    scan.reset()
    setWay(each)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <RadioCards legend={words.doing} className="grid-cols-2">
        {WAYS.map((each) => (
          <RadioCard
            key={each}
            name="way"
            title={words.ways[each]}
            checked={way === each}
            onChange={() => pick(each)}
          />
        ))}
      </RadioCards>
      {way === 'give' && canGive && (
        <VendorFields vendors={vendors} value={to} onChange={setChosen} />
      )}
      {way === 'give' && !canGive && <p className="text-ink-soft">{words.addFirst}</p>}
      {way === 'give' && canGive && !isReady && (
        <p className="text-ink-soft">{words.vendorFirst}</p>
      )}
      {isReady && (
        <ScanField
          key={way}
          busy={scan.isPending}
          label={way === 'give' ? words.scanGive : words.scanBack}
          hint={words.scanHint}
          asksForCamera
          onScan={scan.sendAsync}
        />
      )}
      <output className="block empty:hidden">
        {done && (
          <span className="flex items-center gap-4 rounded-md bg-success-wash px-4 py-3 text-lg font-semibold wrap-anywhere text-success-text">
            <PackageCheck aria-hidden="true" className="shrink-0" />
            <span>
              {words.thing({ ...done.unit, unit: done.unit.number, what: done.unit.name })}{' '}
              {words.of(done)}{' '}
              <span translate="no" className="whitespace-nowrap">
                {done.number}
              </span>{' '}
              {done.unit.vendor
                ? words.given({ vendor: done.unit.vendor.name, ...done.unit.vendor })
                : words.isBack}
            </span>
          </span>
        )}
      </output>
      <FormProblem problem={scan.problem} />
    </div>
  )
}
