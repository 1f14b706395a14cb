// Choice of garments of the wardrobe for an order.
export const wardrobeChoice = {
  title: 'From your wardrobe',
  optional: ' (optional)',
  hint: 'Tick what you’re handing over. Once the order is completed, we note when each piece was cleaned.',
  notLoaded: 'Your wardrobe couldn’t be loaded.',
}
