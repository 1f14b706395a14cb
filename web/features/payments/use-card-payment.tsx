// State of a card payment with any payment service: its fields, the request and the outcome.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#contract/base/call.ts'
import type { paymentSettings as settingsCall } from '#contract/payments/payments.ts'
import type { PaymentForm } from '#domain/payments/card.ts'
import { paymentFormProblems } from '#words/en/payments/payment-form.ts'
import { useWords } from '#web/lib/words.ts'
import { useBusinessAnswer } from '#web/lib/business.ts'
import { useSession } from '#web/lib/session.tsx'
import { Failed } from '#web/ui/failed.tsx'
import { CONTROL } from '#web/ui/fields/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type {
  Finished,
  HostedCards,
  HostedName,
  PaymentAction,
  SentCard,
} from './hosted-cards/hosted-cards.ts'
import { sentCard } from './payment-card.ts'
import {
  EMPTY_PAYMENT,
  type FieldName,
  PaymentFields,
  type WrongField,
  wrongField,
} from './payment-fields.tsx'
import { paymentSettings } from './payment-settings.ts'
import { TextLink } from '#web/ui/text-link.tsx'

type Settings = AnswerOf<typeof settingsCall>
type Provider = Settings['provider']

/** The fields that are not ours, by who takes cards. */
const ELSEWHERE: Readonly<Record<Provider, readonly FieldName[]>> = {
  none: [],
  simulated: [],
  stripe: ['cardNumber', 'expiry', 'cvv'],
  razorpay: ['cardNumber', 'cardHolder', 'expiry', 'cvv'],
}

/** What a card that is only kept is not asked for. */
const BILLING: readonly FieldName[] = ['billingAddress', 'city', 'zipCode']

const NOTES: Readonly<Record<Provider, string>> = {
  none: '',
  simulated: 'The number and the CVV stay in your browser.',
  stripe: 'Your card goes to Stripe alone. We never see its number or CVV.',
  razorpay: 'Next, Razorpay’s own window takes your card. We never see its number or CVV.',
}

export type CardPayment = {
  fields: ReactNode
  note: string
  /** Whether the fields are there. */
  isReady: boolean
  /** The first thing wrong with the form, which is marked and focused; null when it may be sent. */
  check: () => string | null
  /**
   * What is sent for the filled form.
   * @throws CardRefused by the payment service itself, ApiError
   */
  card: () => Promise<SentCard>
  finish: (action: PaymentAction) => Promise<Finished>
  /** While the bank or the payment service has its own window over the page. */
  isAside: boolean
  provider: Provider | undefined
  /** The name on the card, as typed. */
  holder: string
}

/**
 * @param options.keeps whether the card is kept for later, and nothing is charged now
 * @param options.cardAlone whether there is no billing address to ask for
 */
export function useCardPayment(options: {
  keeps: boolean
  cardAlone?: boolean
  billing?: Partial<PaymentForm>
}): CardPayment {
  const { user } = useSession()
  const { name: laundry, today } = useBusinessAnswer().value
  const settings = useQuery(paymentSettings)
  const provider = settings.data?.provider
  const hosted = useQuery(hostedCards(settings.data, laundry))
  const [form, setForm] = useState<PaymentForm>({ ...EMPTY_PAYMENT, ...options.billing })
  const [wrong, setWrong] = useState<WrongField | null>(null)
  const [isAside, setAside] = useState(false)
  const words = useWords(paymentFormProblems)
  const box = useRef<HTMLDivElement>(null)
  const elsewhere = [
    ...(provider ? ELSEWHERE[provider] : []),
    ...(options.cardAlone ? BILLING : []),
  ]
  const cards = hosted.data

  const whileAside = async <T,>(asking: Promise<T>): Promise<T> => {
    setAside(true)
    try {
      return await asking
    } finally {
      setAside(false)
    }
  }

  return {
    fields: (
      <div ref={box}>
        {settings.isError || hosted.isError ? (
          <Failed
            what={
              settings.isError
                ? 'The payment form couldn’t be loaded.'
                : 'The card fields couldn’t be loaded. Something in your browser or network may hold them back.'
            }
            error={settings.error}
            onRetry={() => void (settings.isError ? settings : hosted).refetch()}
            retrying={settings.isFetching || hosted.isFetching}
          />
        ) : provider === 'none' ? (
          <NoCards />
        ) : provider === 'simulated' || cards ? (
          <PaymentFields
            value={form}
            onChange={(typed) => setForm((before) => ({ ...before, ...typed }))}
            wrong={wrong}
            instead={insteadOf(elsewhere, cards)}
          />
        ) : (
          <FieldsOnTheirWay />
        )}
      </div>
    ),
    note: provider ? NOTES[provider] : '',
    isReady: provider === 'simulated' || cards !== undefined,
    check() {
      const found = wrongField(form, elsewhere, today)
      setWrong(found)
      if (found) box.current?.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus()
      return found && words[found.problem]
    },
    async card() {
      const { paymentMethod, billingAddress } = sentCard(form)
      if (!cards) return { paymentMethod, billingAddress }
      const hostedCard = options.keeps ? cards.keep(form, whileAside) : cards.tokenOf(form)
      return { paymentMethod: await hostedCard, billingAddress }
    },
    finish: (action) =>
      cards && user
        ? whileAside(cards.finish(action, user))
        : Promise.reject(new Error('There is nothing to finish a payment with.')),
    isAside,
    provider,
    holder: form.cardHolder.trim(),
  }
}

/** The script and what it shows, loaded once a form is open and only where a payment service is set up. */
function hostedCards(settings: Settings | undefined, laundry: string) {
  const { provider, publicKey, scriptUrl } = settings ?? {}
  return queryOptions({
    queryKey: ['hosted-cards', scriptUrl],
    queryFn: async (): Promise<HostedCards> => {
      if (provider === 'stripe') {
        const { openStripe } = await import('./hosted-cards/stripe.ts')
        return openStripe(publicKey!, scriptUrl!)
      }
      const { openRazorpay } = await import('./hosted-cards/razorpay.ts')
      return openRazorpay(publicKey!, scriptUrl!, laundry)
    },
    enabled: provider === 'stripe' || provider === 'razorpay',
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false,
  })
}

const LABELS: Readonly<Record<HostedName, { label: string; wide?: boolean }>> = {
  cardNumber: { label: 'Card number', wide: true },
  expiry: { label: 'Expiry' },
  cvv: { label: 'CVV' },
}

function insteadOf(
  elsewhere: readonly FieldName[],
  cards: HostedCards | undefined,
): Partial<Record<FieldName, ReactNode>> {
  return Object.fromEntries(
    elsewhere.map((name) => [
      name,
      cards?.mount && name in LABELS ? (
        <HostedField key={name} name={name as HostedName} mount={cards.mount} />
      ) : null,
    ]),
  )
}

/** A field of the payment service's in a frame of ours. */
function HostedField({
  name,
  mount,
}: {
  name: HostedName
  mount: NonNullable<HostedCards['mount']>
}) {
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<ReturnType<typeof mount>>(null)
  useEffect(() => {
    const mounted = mount(name, place.current!)
    field.current = mounted
    return () => mounted.destroy()
  }, [mount, name])
  const focus = useCallback(() => field.current?.focus(), [])
  const { label, wide } = LABELS[name]
  return (
    // The frame has its own name, and takes the keyboard automatically.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onClick={focus} className={wide ? 'col-span-2 grid gap-1.5' : 'grid gap-1.5'}>
      <span aria-hidden="true" className="text-sm font-semibold">
        {label}
      </span>
      {/* A frame without its own scheme is white in the dark unless its place is light. */}
      <div ref={place} className={`${CONTROL} grid items-center scheme-light`} />
    </div>
  )
}

/** Where no payment service is set up, a person can still ask. */
function NoCards() {
  return (
    <p className="rounded-md border border-line px-4 py-3">
      We don&apos;t take cards online yet. <TextLink to="/contact">Ask us</TextLink> and we will
      find a way to pay that suits you.
    </p>
  )
}

function FieldsOnTheirWay() {
  return (
    <div className="grid grid-cols-2 gap-4">
      <output className="sr-only">Loading the payment form</output>
      <Skeleton className="col-span-2 h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="col-span-2 h-18" />
    </div>
  )
}
