// List of outside laundries: names, phones, and those that receive nothing more.
import { useState } from 'react'
import type { Vendor } from '#contract/clothes/vendors.ts'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'
import { VendorForm } from './vendor-form.tsx'

export function VendorList({ vendors }: { vendors: readonly Vendor[] }) {
  const words = useWords(vendorsScreen)
  const [changing, setChanging] = useState<number | null>(null)
  return (
    <Panel as="section" aria-labelledby="vendors" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="vendors" className="text-xl">
          {words.vendors}
        </h2>
        <p className="text-ink-soft">{words.vendorsHint}</p>
      </div>
      {vendors.length === 0 && <p>{words.noVendors}</p>}
      {vendors.length > 0 && (
        <ul>
          {vendors.map((vendor) => (
            <li key={vendor.number} className="border-t border-line py-2 first:border-0">
              {changing === vendor.number ? (
                <VendorForm vendor={vendor} onDone={() => setChanging(null)} />
              ) : (
                <VendorRow vendor={vendor} onChange={() => setChanging(vendor.number)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <VendorForm vendor={null} />
    </Panel>
  )
}

function VendorRow({ vendor, onChange }: { vendor: Vendor; onChange: () => void }) {
  const words = useWords(vendorsScreen)
  const { name, phone, active } = vendor
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p className="min-w-40 grow basis-0 wrap-anywhere">
        <span className="font-semibold">{name}</span>{' '}
        {!active && <span className="text-sm text-ink-soft">{words.retired}</span>}
        {phone !== '' && (
          <a
            href={telephoneLink(phone)}
            className={`${TEXT_LINK} flex min-h-11 w-fit items-center text-sm`}
          >
            {phone}
          </a>
        )}
      </p>
      <Button variant="quiet" size="sm" onClick={onChange}>
        {words.change}
        <span className="sr-only">{words.changeOf(vendor)}</span>
      </Button>
    </div>
  )
}
