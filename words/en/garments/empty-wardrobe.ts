// My Garments without a garment.
export const emptyWardrobe = {
  none: 'No Garments Found',
  title: 'Your wardrobe begins with one piece',
  text: 'Add what you own, put it on your orders, and see when each piece was last cleaned.',
  add: 'Add your first garment',
}
