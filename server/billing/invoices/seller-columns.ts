/** The laundry's columns on a document, for a query that joins `business`. */
export const SELLER = [
  'business.name as seller_name',
  'business.address as seller_address',
  'business.phone as seller_phone',
  'business.email as seller_email',
  'business.tax_standing',
  'business.gstin',
  'business.tax_percent',
  'business.sac_code',
  'business.service_sac_codes',
  'business.time_zone',
] as const
