// Dialog that tells customers of a promo code: how many get it, and how many are left out and why.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type PromoAudience,
  type PromoCode,
  readPromoAudience,
  tellOfPromoCode,
} from '#contract/discounts/promo-codes.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'

type TellCustomersDialogProps = { code: PromoCode; onClose: () => void }

export function TellCustomersDialog({ code, onClose }: TellCustomersDialogProps) {
  const client = useQueryClient()
  const queryKey = ['admin', 'promo-audience', code._id]
  const params = { codeId: code._id }
  const audience = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readPromoAudience, { params }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isUnderWay ? 5000 : false),
  })
  const tell = useAction(tellOfPromoCode, {
    input: () => ({ params }),
    onDone: (now) => {
      client.setQueryData(queryKey, now)
      toast.success(`Customers are being told of ${code.promoCode}.`)
      onClose()
    },
    failed: 'Customers couldn’t be told. Please try again.',
  })
  const { data } = audience
  const canTell = data !== undefined && !data.isUnderWay && !data.refusal && data.toTell > 0
  return (
    <FormDialog
      onClose={onClose}
      onPress={() => tell.send()}
      title={`Tell customers of ${code.promoCode}`}
      action={tell}
      canSubmit={canTell}
      submitLabel={data && data.toTell > 0 ? `Tell ${customers(data.toTell)}` : 'Tell customers'}
      busyLabel="Telling…"
    >
      {audience.isPending && <SkeletonList rows={2} label="Counting the customers" />}
      {audience.isError && !data && (
        <FailedQueryNotice what="The customers couldn’t be counted." query={audience} />
      )}
      {data && <Audience {...data} />}
    </FormDialog>
  )
}

function Audience(audience: PromoAudience) {
  const { agreed, told, atCap, cantUse, toTell, isUnderWay, leavesAt, refusal } = audience
  const time = useLaundryTime()
  return (
    <div className="grid gap-4">
      {refusal && <p className="font-semibold">{refusal}</p>}
      {isUnderWay && <p className="font-semibold">Customers are being told of it now.</p>}
      <p>
        {toTell === 0 && !isUnderWay
          ? 'There is no customer left to tell.'
          : `${customers(toTell)} who agreed to offers will get it, each once, in the ways they chose.`}
        {toTell > 0 && leavesAt && ` The first offers leave on ${time.dateTime(leavesAt)}.`}
      </p>
      <Facts>
        <Fact name="Agreed to offers">{agreed.toLocaleString('en-IN')}</Fact>
        <Fact name="Told already">{told.toLocaleString('en-IN')}</Fact>
        <Fact name="Had this month’s offers">{atCap.toLocaleString('en-IN')}</Fact>
        <Fact name="Can’t use it">{cantUse.toLocaleString('en-IN')}</Fact>
      </Facts>
      <p className="text-sm text-ink-soft">
        Offers leave from 10 am to 9 pm, outside of quiet hours. How many a customer gets is set
        under Business, Offers.
      </p>
    </div>
  )
}

function customers(count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'customer' : 'customers'}`
}
