// Places of clothes: moving by scan, search, and naming racks, machines and vans.
import { useWords } from '#web/lib/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { placesScreen } from '#words/en/clothes/places-screen.ts'
import { MoveByScanPanel } from './move-by-scan-panel.tsx'
import { PlaceList } from './place-list.tsx'
import { UnitPlaceSearch } from './unit-place-search.tsx'

export default function PlacesScreen() {
  const words = useWords(placesScreen)
  return (
    <div className="page grid grid-cols-1 gap-6 py-5 md:py-8 *:max-w-3xl">
      <p className="flex flex-wrap gap-x-6 gap-y-3 text-sm">
        <TextLink to="/admin/clothes">{words.toClothes}</TextLink>
        <TextLink to="/admin/vendors">{words.toVendors}</TextLink>
        <TextLink to="/admin/lost-and-found">{words.toLost}</TextLink>
      </p>
      <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      <MoveByScanPanel />
      <UnitPlaceSearch />
      <PlaceList />
    </div>
  )
}
