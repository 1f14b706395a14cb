// The plant's statuses: those between which it moves orders, and the next one for each.

/** Where an order is while its clothes are at the plant. */
export const PLANT_STATUSES = ['picked_up', 'washing', 'ready'] as const
export type PlantStatus = (typeof PLANT_STATUSES)[number]

/** The status that the plant sets next; null once its work is done. */
export function nextPlantStatus(status: PlantStatus): PlantStatus | null {
  return PLANT_STATUSES[PLANT_STATUSES.indexOf(status) + 1] ?? null
}

/** Whether an order's clothes are at the plant. */
export function isPlantStatus(status: string): status is PlantStatus {
  return (PLANT_STATUSES as readonly string[]).includes(status)
}
