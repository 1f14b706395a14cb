// Facts of a laundry that decide sentences of its public pages, by the names in the built pages.

export const SITE_CHOICES = ['tax', 'online'] as const
export type SiteChoice = (typeof SITE_CHOICES)[number]

/** `tax`: whether prices include GST. `online`: whether online prices hold at the counter and by phone too. */
export type SiteChoices = Readonly<Record<SiteChoice, boolean>>
