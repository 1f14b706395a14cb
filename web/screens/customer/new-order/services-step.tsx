// Step 1: what is to be cleaned. Wash & Fold by weight, then pieces, those with an online price first.
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  type CatalogueItem,
  SUGGESTED_KG,
  SERVICES,
  type Service,
  serviceOf,
} from '#domain/catalogue.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { QuantityRow } from '#web/features/catalogue/quantity-row.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { withQuantity } from './draft.ts'
import type { Draft } from './draft-shape.ts'
import { FailedQuery } from '#web/ui/failed.tsx'

type Quantities = Draft['quantities']

type ServicesStepProps = {
  quantities: Quantities
  onChange: (quantities: Quantities) => void
}

/** Every item of every service, each with its price and count. */
export function ServicesStep({ quantities, onChange }: ServicesStepProps) {
  const catalogue = useQuery(catalogueQuery)
  if (catalogue.isPending) return <SkeletonList rows={4} label="Loading the price list" />
  if (catalogue.isError) {
    return <FailedQuery what="The price list couldn't be loaded." query={catalogue} />
  }

  const { items } = catalogue.data
  const byWeight = items.filter((item) => item.unit === 'kg')
  const online = items.filter((item) => item.unit === 'piece' && item.onlinePricePaise !== null)
  const others = items.filter((item) => item.unit === 'piece' && item.onlinePricePaise === null)
  const rows = (of: readonly CatalogueItem[]) => (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 md:grid-cols-2 md:gap-x-12">
      {of.map((item) => (
        <QuantityRow
          key={item.id}
          item={item}
          quantity={quantities[item.id] ?? 0}
          onChange={(quantity) => onChange(withQuantity(quantities, item.id, quantity))}
        />
      ))}
    </ul>
  )

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ServiceTags items={items} quantities={quantities} />

      {byWeight.length > 0 && (
        <Group id={idOf('wash-fold')} service={serviceOf('wash-fold')}>
          {rows(byWeight)}
          <p className="mt-2 text-sm text-ink-soft">
            {`Whole kilograms. We suggest ${SUGGESTED_KG} kg; an average load weighs 5-7 kg.`}
          </p>
        </Group>
      )}

      {online.length > 0 && (
        <Panel as="section" aria-labelledby="online-prices">
          <h3 id="online-prices" className="text-xl">
            Online prices
          </h3>
          <p className="mb-3 text-ink-soft">Cheaper when you order here.</p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {servicesAmong(online).map((service) => (
              <div key={service.id} id={`${idOf(service.id)}-online`}>
                <h4 className="mb-1 font-display font-bold">{service.name}</h4>
                {rows(online.filter((item) => item.service === service.id))}
              </div>
            ))}
          </div>
        </Panel>
      )}

      {servicesAmong(others).map((service) => (
        <Group
          key={service.id}
          id={idOf(service.id)}
          service={service}
          more={online.some((item) => item.service === service.id)}
        >
          {rows(others.filter((item) => item.service === service.id))}
        </Group>
      ))}
    </div>
  )
}

type GroupProps = {
  id: string
  service: Service
  /** Some of its items stand further up, among the online prices. */
  more?: boolean
  children: ReactNode
}

function Group({ id, service, more = false, children }: GroupProps) {
  return (
    <Panel as="section" id={id} aria-labelledby={`${id}-name`} className="scroll-mt-24">
      <h3 id={`${id}-name`} className="text-xl">
        {more ? `More ${service.name}` : service.name}
      </h3>
      <p className="mb-3 text-ink-soft">{service.description}</p>
      {children}
    </Panel>
  )
}

type ServiceTagsProps = { items: readonly CatalogueItem[]; quantities: Quantities }

/** The six services at a glance: which are selected, with how much, and the way down to each. */
function ServiceTags({ items, quantities }: ServiceTagsProps) {
  return (
    <ul
      aria-label="Services"
      className="relative -mx-5 flex gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {servicesAmong(items).map((service) => {
        const count = items
          .filter((item) => item.service === service.id)
          .reduce((sum, item) => sum + (quantities[item.id] ?? 0), 0)
        return (
          <li key={service.id}>
            <button
              type="button"
              onClick={() => goToService(service)}
              className={
                count > 0
                  ? `${TAG} border-success bg-success-wash text-success-text`
                  : `${TAG} border-edge bg-sheet hover:bg-primary-wash`
              }
            >
              {count > 0 && <Check aria-hidden="true" size={16} strokeWidth={3} />}
              {service.name}
              {count > 0 && (
                <span className="font-semibold tabular-nums">
                  {service.unit === 'kg' ? `${count} kg` : `× ${count}`}
                  <span className="sr-only"> selected</span>
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const TAG =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-medium whitespace-nowrap'

function servicesAmong(items: readonly CatalogueItem[]): readonly Service[] {
  return SERVICES.filter((service) => items.some((item) => item.service === service.id))
}

function idOf(service: Service['id']): string {
  return `service-${service}`
}

/** Where a service has online prices its items begin there. */
function goToService(service: Service): void {
  const section =
    document.getElementById(`${idOf(service.id)}-online`) ??
    document.getElementById(idOf(service.id))
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector('input')?.focus({ preventScroll: true })
}
