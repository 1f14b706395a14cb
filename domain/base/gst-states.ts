// States and Union territories by their GST code, the first two digits of a GSTIN.

export interface GstState {
  readonly code: string
  readonly name: string
}

const NAMES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  10: 'Bihar',
  11: 'Sikkim',
  12: 'Arunachal Pradesh',
  13: 'Nagaland',
  14: 'Manipur',
  15: 'Mizoram',
  16: 'Tripura',
  17: 'Meghalaya',
  18: 'Assam',
  19: 'West Bengal',
  20: 'Jharkhand',
  21: 'Odisha',
  22: 'Chhattisgarh',
  23: 'Madhya Pradesh',
  24: 'Gujarat',
  26: 'Dadra and Nagar Haveli and Daman and Diu',
  27: 'Maharashtra',
  29: 'Karnataka',
  30: 'Goa',
  31: 'Lakshadweep',
  32: 'Kerala',
  33: 'Tamil Nadu',
  34: 'Puducherry',
  35: 'Andaman and Nicobar Islands',
  36: 'Telangana',
  37: 'Andhra Pradesh',
  38: 'Ladakh',
  97: 'Other Territory',
}

/** Union territories without a legislature: their half of the tax is UTGST, not SGST. */
const UTGST_CODES: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38', '97'])

/** @returns null where no State has the code */
export function stateOfGstin(gstin: string): GstState | null {
  const code = gstin.slice(0, 2)
  const name = NAMES[code]
  return name === undefined ? null : { code, name }
}

export function chargesUtgst(gstin: string): boolean {
  return UTGST_CODES.has(gstin.slice(0, 2))
}

/**
 * The place of supply where it lies in another State than the laundry; null within the State. A service to a
 * registered person is supplied at the recipient's location (IGST Act section 12(2)(a)).
 */
export function placeOfSupplyInOtherState(gstin: string, recipientGstin: string): GstState | null {
  const state = recipientGstin === '' ? null : stateOfGstin(recipientGstin)
  return state === null || state.code === stateOfGstin(gstin)?.code ? null : state
}
