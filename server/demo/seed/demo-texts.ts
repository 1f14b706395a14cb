/** Order instructions and messages by the demo's people. */

/** An item of the first catalogue and the fewest and the most of it in an order. */
export type BasketItem = readonly [itemId: string, min: number, max: number]

export const DEMO_BASKETS: readonly (readonly [basket: readonly BasketItem[], weight: number])[] = [
  [[['wash-fold', 3, 8]], 6],
  [
    [
      ['wash-fold', 3, 7],
      ['ironing-shirt', 3, 8],
    ],
    5,
  ],
  [
    [
      ['wash-fold', 3, 5],
      ['ironing-kurta', 2, 5],
    ],
    3,
  ],
  [
    [
      ['ironing-shirt', 5, 12],
      ['ironing-trousers', 2, 6],
    ],
    4,
  ],
  [
    [
      ['ironing-saree', 1, 4],
      ['ironing-dress', 1, 3],
    ],
    2,
  ],
  [
    [
      ['dry-cleaning-suit', 1, 2],
      ['dry-cleaning-shirt', 2, 5],
    ],
    3,
  ],
  [
    [
      ['dry-cleaning-saree', 1, 3],
      ['dry-cleaning-sweater', 1, 3],
    ],
    2,
  ],
  [
    [
      ['dry-cleaning-blazer', 1, 2],
      ['dry-cleaning-trousers', 1, 3],
    ],
    2,
  ],
  [
    [
      ['wash-fold', 4, 7],
      ['dry-cleaning-dress', 1, 2],
    ],
    2,
  ],
  [
    [
      ['dry-cleaning-coat', 1, 1],
      ['accessories-scarf', 1, 2],
    ],
    1,
  ],
  [[['dry-cleaning-lehenga', 1, 1]], 1],
  [[['special-care-silk-saree', 1, 3]], 1],
  [[['special-care-wedding-dress', 1, 1]], 1],
  [[['special-care-leather-jacket', 1, 1]], 1],
  [
    [
      ['home-textiles-bedsheet-set', 1, 3],
      ['home-textiles-pillow', 2, 4],
    ],
    3,
  ],
  [
    [
      ['home-textiles-curtains', 2, 8],
      ['home-textiles-cushion-cover', 2, 6],
    ],
    2,
  ],
  [
    [
      ['wash-fold', 3, 6],
      ['home-textiles-blanket', 1, 2],
    ],
    2,
  ],
  [[['accessories-shoes', 1, 3]], 2],
  [
    [
      ['accessories-handbag', 1, 1],
      ['accessories-belt', 1, 2],
    ],
    1,
  ],
]

export const SPECIAL_INSTRUCTIONS = [
  'Please ring the bell twice.',
  'Leave with the security guard if nobody answers.',
  'Please use fragrance-free detergent.',
  'The white shirts separately, please.',
  'There is a coffee stain on the left sleeve.',
  'Call me when you are at the gate.',
  'Shirts on hangers, please.',
  'Small baby at home, please knock softly.',
  'Light starch on the cotton saree.',
  'Parking is behind the building.',
]

/** By stars; nobody in the demo was left with one star only. */
export const RATING_COMMENTS: Readonly<Record<2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    'Everything came back fresh and neatly packed.',
    'Right on time, and such careful work.',
    'Lovely smell, not too strong. Will order again.',
    'So easy. I booked during lunch and that was all I had to do.',
    'Polite pickup person, neat packing.',
    'I followed it all the way on my phone. Great service.',
    'The coffee stain is gone. I had given up on it.',
    'You saved my weekend. Thank you!',
    'Better than the shop I went to for years.',
    'Spotless. My mother has asked for your number.',
    'Never a complaint so far.',
    'Super quick, and the driver called before coming.',
  ],
  4: [
    'Good work, came half an hour late.',
    'Clean and careful. The packing could use less plastic.',
    'Very good. Please add an evening slot on Sunday.',
    'Happy with it. A reminder the evening before would help.',
    'Quick and friendly. The smell is a bit strong for me.',
    'Nicely done. The bill could be clearer.',
  ],
  3: [
    'The work is fine, but delivery was late.',
    'All right, though one faint stain is still there.',
    'Good cleaning, but I had to explain the address twice.',
  ],
  2: [
    'Came back with a stain. They cleaned it again the next day.',
    'Had to call twice about the delivery.',
  ],
}

/** Praise for five stars that only fits an order of that item. */
export const ITEM_PRAISE: Readonly<Record<string, string>> = {
  'wash-fold': 'Perfectly folded. The drawers have never looked this good.',
  'ironing-shirt': 'Best ironing in the neighbourhood, crisp collars.',
  'ironing-saree': 'Pleats sharp as on the first day.',
  'dry-cleaning-suit': 'The suit looks like new. Just in time for the wedding.',
  'dry-cleaning-saree': 'Very careful with my mother’s old saree.',
  'dry-cleaning-lehenga': 'Brilliant work on the lehenga, every bead in place.',
  'special-care-silk-saree': 'My silk saree looks new again. Thank you!',
  'special-care-leather-jacket': 'The leather is soft again and smells of nothing at all.',
  'home-textiles-blanket': 'Blankets are soft and fluffy.',
  'home-textiles-curtains': 'The curtains are bright again. What a difference!',
  'accessories-shoes': 'The shoes came back spotless.',
}
