/** The demo laundry's numbers and testimonials, taken from the specification. */
import type { Marketing } from '#domain/settings/marketing.ts'

export const DEMO_MARKETING: Marketing = {
  numbers: [
    { value: '10,000+', label: 'happy customers' },
    { value: '50,000+', label: 'orders delivered' },
    { value: '99.9%', label: 'satisfaction' },
    { value: '24 hours', label: 'door to door' },
  ],
  testimonials: [
    {
      name: 'Priya Menon',
      plan: '',
      rating: 5,
      comment:
        'My silk sarees came back looking the way they did at my wedding. I follow the order on my phone and stop wondering.',
    },
    {
      name: 'Arjun Sethi',
      plan: '',
      rating: 5,
      comment:
        'Picked up at nine in the morning, back on the hanger the next morning. My Sundays are mine again.',
    },
    {
      name: 'Fatima Shaikh',
      plan: '',
      rating: 5,
      comment:
        'Two children, one cricket team, endless whites. They come out whiter than mine ever did, and nothing goes missing.',
    },
    {
      name: 'Leela Thomas',
      plan: 'Family',
      rating: 5,
      comment:
        'Four of us, two school uniforms each. I stopped counting loads and started sleeping.',
    },
    {
      name: 'Rohan Deshpande',
      plan: 'Basic',
      rating: 5,
      comment: 'I was away for three weeks and the kilograms were still there when I came home.',
    },
    {
      name: 'Zoya Khan',
      plan: 'Premium',
      rating: 4,
      comment: 'The dry cleaning alone is worth it. My blazers come back on hangers, every time.',
    },
  ],
}
