// Orders to be counted: items and price are made at intake.
export const counting = {
  /** Stands wherever a price or a number of pieces would. */
  afterCounting: 'after counting',
  /** Below it, to customers and to staff: the most that the customer named. */
  most: ({ most }: { readonly most: string }) =>
    `We charge up to ${most} as counted, and ask first before charging more.`,
  /** What the plant reads of what its customer wants back as it came. */
  unwashed: ({ item }: { readonly item: string }) => `Goes back unwashed: ${item}`,
  /** Stands in the place of an item. */
  toBeCounted: ({ service }: { readonly service: string }) => `${service}, to be counted`,
}
