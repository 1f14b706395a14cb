// Facts of a laundry on which sentences of its public pages depend, named as built pages mark them.

export const SITE_CHOICES = ['tax', 'online'] as const
export type SiteChoice = (typeof SITE_CHOICES)[number]

/** `tax`: whether prices include GST. `online`: whether online prices hold at the counter and by phone too. */
export type SiteChoices = Readonly<Record<SiteChoice, boolean>>
