// State of a card payment with any payment service: its fields, the request and the outcome.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#contract/base/call.ts'
import type { paymentSettings as settingsCall } from '#contract/payments/payments.ts'
import type { PaymentForm } from '#domain/payments/card.ts'
import { paymentFormProblems } from '#words/en/payments/payment-form.ts'
import { cardForm } from '#words/en/payments/card-form.ts'
import { useWords } from '#web/lib/words.ts'
import { useBusinessAnswer } from '#web/lib/business.ts'
import { useSession } from '#web/lib/session.tsx'
import { FailedNotice } from '#web/ui/failed-notice.tsx'
import { CONTROL } from '#web/ui/fields/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type {
  Finished,
  HostedCards,
  HostedName,
  PaymentAction,
  SentCard,
} from './hosted-cards/hosted-cards.ts'
import { cardToSend } from './payment-card.ts'
import {
  EMPTY_PAYMENT,
  type FieldName,
  PaymentFields,
  type WrongField,
  findWrongField,
} from './payment-fields.tsx'
import { paymentSettings } from './payment-settings.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
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
  const words = useWords(cardForm)
  const { user } = useSession()
  const { name: laundry, today } = useBusinessAnswer().value
  const settings = useQuery(paymentSettings)
  const provider = settings.data?.provider
  const hosted = useQuery(hostedCards(settings.data, laundry, words.purpose))
  const [form, setForm] = useState<PaymentForm>({ ...EMPTY_PAYMENT, ...options.billing })
  const [wrong, setWrong] = useState<WrongField | null>(null)
  const [isAside, setAside] = useState(false)
  const problems = useWords(paymentFormProblems)
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
          <FailedNotice
            what={settings.isError ? words.notLoaded : words.fieldsNotLoaded}
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
    note: provider ? words.notes[provider] : '',
    isReady: provider === 'simulated' || cards !== undefined,
    check() {
      const found = findWrongField(form, elsewhere, today)
      setWrong(found)
      if (found) box.current?.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus()
      return found && problems[found.problem]
    },
    async card() {
      const { paymentMethod, billingAddress } = cardToSend(form)
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
function hostedCards(settings: Settings | undefined, laundry: string, purpose: string) {
  const { provider, publicKey, scriptUrl } = settings ?? {}
  return queryOptions({
    queryKey: ['hosted-cards', scriptUrl],
    queryFn: async (): Promise<HostedCards> => {
      if (provider === 'stripe') {
        const { openStripe } = await import('./hosted-cards/stripe.ts')
        return openStripe(publicKey!, scriptUrl!)
      }
      const { openRazorpay } = await import('./hosted-cards/razorpay.ts')
      return openRazorpay(publicKey!, scriptUrl!, { laundry, purpose })
    },
    enabled: provider === 'stripe' || provider === 'razorpay',
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false,
  })
}

const HOSTED: readonly FieldName[] = ['cardNumber', 'expiry', 'cvv'] satisfies HostedName[]

function insteadOf(
  elsewhere: readonly FieldName[],
  cards: HostedCards | undefined,
): Partial<Record<FieldName, ReactNode>> {
  return Object.fromEntries(
    elsewhere.map((name) => [
      name,
      cards?.mount && HOSTED.includes(name) ? (
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
  const { label } = useWords(cardForm).fields[name]
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<ReturnType<typeof mount>>(null)
  useEffect(() => {
    const mounted = mount(name, place.current!)
    field.current = mounted
    return () => mounted.destroy()
  }, [mount, name])
  const focus = useCallback(() => field.current?.focus(), [])
  return (
    // The frame has its own name, and takes the keyboard automatically.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      onClick={focus}
      className={name === 'cardNumber' ? 'col-span-2 grid gap-1.5' : 'grid gap-1.5'}
    >
      <span aria-hidden="true" className="text-sm font-semibold">
        {label}
      </span>
      {/* A frame without its own scheme is white in the dark unless its place is light. */}
      <div ref={place} className={`${CONTROL} grid items-center scheme-light`} />
    </div>
  )
}

const contactLink = (text: string) => <TextLink to="/contact">{text}</TextLink>

/** Where no payment service is set up, a person can still ask. */
function NoCards() {
  const words = useWords(cardForm)
  return (
    <p className="rounded-md border border-line px-4 py-3">
      <MarkedText text={words.noCards} parts={[contactLink]} />
    </p>
  )
}

function FieldsOnTheirWay() {
  const words = useWords(cardForm)
  return (
    <div className="grid grid-cols-2 gap-4">
      <output className="sr-only">{words.loading}</output>
      <Skeleton className="col-span-2 h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="col-span-2 h-18" />
    </div>
  )
}
