// Vocabulary of the item search: what people call a thing, and what the catalogue calls it.

export const sameItem: Readonly<Record<string, string>> = {
  comforter: 'blanket',
  frock: 'dress',
  gown: 'dress',
  jeans: 'trousers',
  jumper: 'sweater',
  kurti: 'kurta',
  pant: 'trousers',
  press: 'ironing',
  pullover: 'sweater',
  purse: 'handbag',
  quilt: 'blanket',
  sandal: 'shoes',
  sneaker: 'shoes',
  tshirt: 'shirt',
}
