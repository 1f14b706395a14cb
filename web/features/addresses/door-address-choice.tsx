// Address for a driver at the door: flat and landmark first, the rest below.
import type { Address } from '#domain/orders/address-parts.ts'
import { DigipinLine } from './digipin-line.tsx'

/** Takes the parts, or null for an address that came as one text. */
export function DoorAddressChoice({ address, parts }: { address: string; parts: Address | null }) {
  if (parts === null) return <span className="wrap-anywhere whitespace-pre-line">{address}</span>
  const { flat, building, street, area, landmark, pin, point } = parts
  return (
    <span className="grid min-w-0 wrap-anywhere">
      <span className="font-bold">{listed(flat, building)}</span>
      <span>{`${listed(street, area)} ${pin}`}</span>
      {landmark !== '' && <span className="font-semibold">{landmark}</span>}
      <DigipinLine point={point} />
    </span>
  )
}

function listed(...parts: string[]): string {
  return parts.filter(Boolean).join(', ')
}
