// The Clothes screen of an order: counting in, packing and hand-overs; without an order, a place to scan.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { useClothesChanges } from '#web/features/orders/clothes/use-clothes-changes.ts'
import { findTag } from '#web/features/scan/find-tag.ts'
import { ScanField } from '#web/features/scan/scan-field.tsx'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { custodyQuery } from './clothes-queries.ts'
import { MakeTags } from './make-tags.tsx'
import { OrderClothes } from './order-clothes.tsx'

export default function OrderClothesScreen() {
  const { id } = useParams()
  const words = useWords(clothesScreen)
  return (
    <div className="page grid grid-cols-1 gap-5 py-5 md:py-8 *:max-w-3xl">
      <p className="flex flex-wrap gap-x-6 gap-y-3 text-sm">
        <TextLink to="/admin/plant">{words.plant}</TextLink>
        <TextLink to="/admin/places">{words.toPlaces}</TextLink>
        <TextLink to="/admin/vendors">{words.toVendors}</TextLink>
        <TextLink to="/admin/lost-and-found">{words.toLost}</TextLink>
      </p>
      {id === undefined ? <ScanFirst /> : <OneOrder key={id} id={id} />}
    </div>
  )
}

function ScanFirst() {
  const words = useWords(clothesScreen)
  const navigate = useNavigate()
  const scan = useMutation({
    networkMode: 'always',
    mutationFn: findTag,
    onSuccess: ({ order }) => order && navigate(`/admin/clothes/${order.orderId}`),
  })
  // A phone's own camera opens the address that is on the tag.
  const [search] = useSearchParams()
  const tag = search.get('tag')
  const open = useEffectEvent((code: string) => scan.mutate(code))
  useEffect(() => {
    if (tag !== null) open(tag)
  }, [tag])
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      <ScanField busy={scan.isPending} onScan={scan.mutateAsync} />
      {scan.isError && <FormProblem problem={formProblemOf(scan.error, words.notLoaded)} />}
      {scan.data?.order === null && (
        <FormProblem problem={{ message: words.nothingOn(scan.data), reason: null }} />
      )}
      <EmptyState
        title={words.start}
        illustration={<EmptyClothesline />}
        action={<LinkButton to="/admin/plant">{words.toPlant}</LinkButton>}
      >
        {words.startHint}
      </EmptyState>
      <MakeTags />
    </>
  )
}

function OneOrder({ id }: { id: string }) {
  const words = useWords(clothesScreen)
  const clothes = useQuery(custodyQuery(id))
  useClothesChanges(custodyQuery(id).queryKey)
  if (clothes.isPending) return <SkeletonList rows={4} label={words.loading} />
  if (!clothes.data)
    return (
      <>
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        <FailedQueryNotice what={words.notLoaded} query={clothes} />
      </>
    )
  return <OrderClothes order={clothes.data} />
}
