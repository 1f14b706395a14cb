// A visitor's first steps: links to a pickup and to the prices.
export const firstSteps = {
  schedule: 'Schedule a Pickup',
  prices: 'View Pricing',
}
