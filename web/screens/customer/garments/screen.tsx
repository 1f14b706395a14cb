// My Garments: a customer's wardrobe with stats, search, categories, and adding, changing and deleting.
import { addressOf } from '#web/lib/api.ts'
import { live } from '#contract/messages/notifications.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { startTransition, Suspense, useCallback, useMemo, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { Garment } from '#contract/garments/garments.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { wardrobeQuery } from '#web/features/garments/garment-queries.ts'
import { SignedInScreen } from '#web/features/account/signed-in-screen.tsx'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { StatTileSkeletons } from '#web/ui/stat-tiles.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { garmentsScreen } from '#words/en/garments/garments-screen.ts'
import { DeleteGarment } from './delete-garment.tsx'
import { EmptyWardrobe } from './empty-wardrobe.tsx'
import { FilterBar } from './filter-bar.tsx'
import { GarmentDialog } from './garment-dialog.tsx'
import { GarmentList } from './garment-list.tsx'
import { WardrobeStats } from './wardrobe-stats.tsx'
import { filterGarments, categoriesToOffer, useWardrobeFilter } from './wardrobe-filter.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const { path: LIVE } = addressOf(live)

const GarmentHistory = lazyPart(async () => ({
  default: (await import('./garment-history.tsx')).GarmentHistory,
}))

export const meta = () => pageTitle(wordsForMeta(garmentsScreen).title)

export default function Screen() {
  const words = useWords(garmentsScreen)
  return (
    <SignedInScreen loading={words.loading} logInFirst={words.logInFirst}>
      {(user) => <MyGarments key={user._id} user={user} />}
    </SignedInScreen>
  )
}

/** Which dialog is open: a garment to change, a new one, one to delete, or what became of one. */
type Opened = { act: 'add' } | { act: 'edit' | 'delete' | 'history'; garment: Garment } | null

function MyGarments({ user }: { user: User }) {
  const words = useWords(garmentsScreen)
  const client = useQueryClient()
  const wardrobe = useQuery(wardrobeQuery(user._id))
  const [filter, changeFilter] = useWardrobeFilter()
  const [opened, setOpened] = useState<Opened>(null)
  // A slow phone answers the finger first and draws the dialog then.
  const show = useCallback((next: Opened) => startTransition(() => setOpened(next)), [])
  const close = () => show(null)
  const add = () => show({ act: 'add' })
  const edit = useCallback((garment: Garment) => show({ act: 'edit', garment }), [show])
  const remove = useCallback((garment: Garment) => show({ act: 'delete', garment }), [show])
  const tell = useCallback((garment: Garment) => show({ act: 'history', garment }), [show])
  const isEmpty = wardrobe.data?.length === 0
  // What needs cleaning is counted from when the wardrobe was read.
  const now = useMemo(() => new Date(wardrobe.dataUpdatedAt), [wardrobe.dataUpdatedAt])

  // A completed order counts cleanings.
  const refresh = () => void client.invalidateQueries({ queryKey: ['garments'] })
  useLiveStream(LIVE, refresh, { names: ['change', 'resync'], onReopen: refresh })

  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{words.title}</h1>
          <p className="mt-1 text-ink-soft">{words.intro}</p>
        </div>
        {!isEmpty && (
          <Button onClick={add}>
            <Plus aria-hidden="true" size={20} />
            {words.add}
          </Button>
        )}
      </header>

      {wardrobe.isPending && (
        <>
          <StatTileSkeletons label={words.counting} />
          <SkeletonList rows={3} label={words.loading} />
        </>
      )}
      {wardrobe.isError && <FailedQueryNotice what={words.notLoaded} query={wardrobe} />}
      {isEmpty && <EmptyWardrobe onAdd={add} />}
      {wardrobe.data && !isEmpty && (
        <>
          <WardrobeStats garments={wardrobe.data} now={now} />
          <section aria-label={words.garments} className="grid gap-5">
            <FilterBar
              filter={filter}
              categories={categoriesToOffer(wardrobe.data, filter.category)}
              onChange={changeFilter}
            />
            <GarmentList
              garments={filterGarments(wardrobe.data, filter)}
              now={now}
              onClear={() => changeFilter({ q: '', category: 'all' })}
              onEdit={edit}
              onDelete={remove}
              onHistory={tell}
            />
          </section>
        </>
      )}

      {opened?.act === 'add' && (
        <GarmentDialog
          userId={user._id}
          garment={null}
          category={filter.category === 'all' ? null : filter.category}
          onClose={close}
        />
      )}
      {opened?.act === 'edit' && (
        <GarmentDialog userId={user._id} garment={opened.garment} category={null} onClose={close} />
      )}
      {opened?.act === 'history' && (
        <Suspense>
          <GarmentHistory garment={opened.garment} onClose={close} />
        </Suspense>
      )}
      {opened?.act === 'delete' && (
        <DeleteGarment userId={user._id} garment={opened.garment} onClose={close} />
      )}
    </div>
  )
}
