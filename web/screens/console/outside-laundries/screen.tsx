// Outside laundries: their list, their pieces, and giving and receiving by scan.
import { useQuery } from '@tanstack/react-query'
import { VENDORS } from '#web/features/outside-laundries/vendors-query.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'
import { UnitsAwayList } from './units-away-list.tsx'
import { GiveAndReceive } from './give-and-receive.tsx'
import { VendorList } from './vendor-list.tsx'

export default function OutsideLaundriesScreen() {
  const words = useWords(vendorsScreen)
  const vendors = useQuery(VENDORS)
  return (
    <div className="page grid grid-cols-1 gap-6 py-5 md:py-8 *:max-w-3xl">
      <p className="flex gap-6 text-sm">
        <TextLink to="/admin/clothes">{words.toClothes}</TextLink>
        <TextLink to="/admin/places">{words.toPlaces}</TextLink>
      </p>
      <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      {vendors.isPending && <SkeletonList rows={4} label={words.loading} />}
      {vendors.isError && !vendors.data && (
        <FailedQueryNotice what={words.notLoaded} query={vendors} />
      )}
      {vendors.data && (
        <>
          <GiveAndReceive vendors={vendors.data} />
          <UnitsAwayList away={vendors.data.away} today={vendors.data.today} />
          <VendorList vendors={vendors.data.vendors} />
        </>
      )}
    </div>
  )
}
