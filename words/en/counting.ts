// What is said of orders whose items and price are made when the clothes are counted at intake.
export const counting = {
  /** Stands wherever a price or a number of pieces would. */
  afterCounting: 'after counting',
  /** Stands in the place of an item. */
  toBeCounted: ({ service }: { readonly service: string }) => `${service}, to be counted`,
}
