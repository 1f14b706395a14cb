// Printed labels of an order's bags, for the plant.

/** Pages are counted while they are drawn. */
type Count = number | string

export const bagTags = {
  title: ({ number }: { number: string }) => `Bag tags of order ${number}`,
  titleOfSeveral: (count: number) => `Bag tags of ${count} orders`,
  inThisOrder: 'In this order',
  customer: 'Customer',
  backBy: 'Back by',
  bag: ({ bag, bags }: { bag: number; bags: number }) => `Bag ${bag} of ${bags}`,
  kilograms: (count: number) => `${count} kg`,
  pieces: (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`,
  /** Instructions about care, joined. */
  care: ({ care }: { care: string }) => `Care: ${care}`,
  careFollows: ({ count }: { count: number }) =>
    `CARE: ${count} ${count === 1 ? 'instruction' : 'instructions'} on the next label`,
  careLabel: ({ label, labels }: { label: Count; labels: Count }) =>
    `Care, label ${label} of ${labels}`,
}
