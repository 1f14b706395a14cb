// Care requests of an order, for the plant.

/** What a garment of the wardrobe says about its care. */
export type GarmentCare = {
  readonly name: string
  readonly careInstructions: string
  readonly notes: string
}

/**
 * Every instruction of an order, each as a paragraph: what isn't to be washed, how the customer likes it, what they wrote for the order, then each
 * garment's care and notes under its name. Nothing is cut.
 */
export function careNotes(order: {
  /** What goes back as it came, worded. */
  readonly unwashed?: readonly string[]
  /** What is asked for beside the usual, worded. */
  readonly preferences?: readonly string[]
  readonly specialInstructions: string
  readonly garments: readonly GarmentCare[]
}): string[] {
  const ofOrder = onOneLine(order.specialInstructions)
  const ofGarments = order.garments.flatMap(({ name, careInstructions, notes }) => {
    const words = [careInstructions, notes].map(onOneLine).filter((text) => text !== '')
    return words.length === 0 ? [] : [`${onOneLine(name)}: ${asSentences(words)}`]
  })
  const { unwashed = [], preferences = [] } = order
  return [...unwashed, ...preferences, ...(ofOrder === '' ? [] : [ofOrder]), ...ofGarments]
}

function asSentences(texts: readonly string[]): string {
  return texts.map((text, index) => (index < texts.length - 1 ? ended(text) : text)).join(' ')
}

function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
