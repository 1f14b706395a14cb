/** The rows that say that a database holds a demo. */

export interface DemoTable {
  /** Always 1. */
  id: number
  passwords: 'published' | 'random'
}

/** People who came with the demo. */
export interface DemoPeopleTable {
  user_id: string
}
