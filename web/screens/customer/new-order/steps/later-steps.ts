// Later steps of the wizard: a chunk that loads while the first step is filled in.
export { AddressStep } from './address-step.tsx'
export { PickupStep } from './pickup-step.tsx'
export { PriceNotice } from '#web/features/payments/price-notice.tsx'
export { ReviewStep } from './review-step.tsx'
export { WardrobeChoice } from '#web/features/garments/wardrobe-choice.tsx'
export { RemoveUnavailableChoices } from './remove-unavailable-choices.tsx'
