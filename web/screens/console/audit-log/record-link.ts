// Where the record of an entry is shown, by its kind.

const PLACES: Record<string, (id: string) => string> = {
  order: (id) => `/admin/orders/${id}`,
  customer: (id) => `/admin/customers/${id}`,
  company: (id) => `/admin/companies/${id}`,
  item: (id) => `/admin/catalogue#${id}`,
  service: (id) => `/admin/catalogue#${id}`,
  plan: () => '/admin/settings?tab=plans',
  areas: () => '/admin/settings?tab=areas',
  date: (id) => `/admin/settings?tab=dates&date=${id}`,
  api_key: () => '/admin/settings?tab=developers',
  webhook: () => '/admin/settings?tab=developers',
  export: () => '/admin/exports',
}

const SETTINGS: Record<string, string> = {
  facts: '/admin/settings?tab=business',
  hours: '/admin/settings?tab=hours',
  tax: '/admin/settings?tab=tax',
  places: '/admin/settings?tab=places',
  delivery_places: '/admin/settings?tab=places',
  order_limits: '/admin/settings?tab=places',
  limits: '/admin/settings?tab=places',
  marketing: '/admin/settings?tab=home-page',
  express_fee: '/admin/catalogue#express',
  bags: '/admin/catalogue#bags',
  least_charge: '/admin/catalogue#least-charge',
  online_price: '/admin/catalogue#online-price',
}

/** A path of this site; null for what has no page of its own. */
export function recordLink({ type, id }: { type: string; id: string }): string | null {
  if (type === 'business') return SETTINGS[id] ?? null
  return PLACES[type]?.(encodeURIComponent(id)) ?? null
}
