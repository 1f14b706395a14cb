/** Audit entries for clothes: counted in, packed and released. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const custodyAudit: AuditEntries = {
  'order.received': ({ data: { number, units, grams } }) => ({
    params: { number, units },
    details: { units, grams },
  }),
  'order.count_skipped': ({ data: { number, why } }) => ({ params: { number, why } }),
  'order.packed': ({ data: { number, units, grams } }) => ({
    params: { number, units },
    details: { units, grams },
  }),
  'order.unpacked': ({ data: { number, units } }) => ({ params: { number, units } }),
  'order.let_go': ({ data: { number, units } }) => ({ params: { number, units } }),
  'order.piece_missing': ({ data: { number, unit } }) => ({ params: { number, unit } }),
  'order.piece_found': ({ data: { number, unit } }) => ({ params: { number, unit } }),
  'order.piece_given_back': ({ data: { number, unit } }) => ({ params: { number, unit } }),
  'order.piece_written_off': ({ data: { number, unit } }) => ({ params: { number, unit } }),
  'order.piece_described': ({ data: { number, unit } }) => ({ params: { number, unit } }),
  'order.tag_replaced': ({ data: { number, unit } }) => ({ params: { number, unit } }),
  'order.given_to_vendor': ({ data: { number, units, vendor } }) => ({
    params: { number, units, vendor },
  }),
  'order.vendor_day_changed': ({ data: { number, units, vendor, expected } }) => ({
    params: { number, units, vendor, expected },
  }),
  'order.back_from_vendor': ({ data: { number, units } }) => ({ params: { number, units } }),
  'vendor.added': ({ data: { name } }) => ({ params: { name } }),
  'vendor.changed': ({ data: { from, to, active } }) => ({ params: { from, to, active } }),
  'order.part_taken_back': ({ data: { number, units } }) => ({ params: { number, units } }),
  'order.brought_back': ({ data: { number } }) => ({ params: { number } }),
  'order.pickup_failed': ({ data: { number } }) => ({ params: { number } }),
  'order.handed_over_in_part': ({ data: { number, units, left } }) => ({
    params: { number, units, left },
  }),
  'order.piece_loaded': ({ data: { number, unit } }) => ({ params: { number, unit } }),
  'order.piece_moved': ({ data: { number, unit, place, against } }) => ({
    params: { number, unit, place, ...(against && { against }) },
  }),
  'place.made': ({ data: { name } }) => ({ params: { name } }),
  'place.retired': ({ data: { name } }) => ({ params: { name } }),
  'place.renamed': ({ data: { from, to } }) => ({ params: { from, to } }),
  'place.process_set': ({ data: { name, process } }) => ({ params: { name, process } }),
  'thing.found': () => ({ params: {} }),
  'thing.put_aside': () => ({ params: {} }),
  'tags.made': ({ data }) => ({ params: data }),
}
