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

/** No demo, or one whose passwords everybody may know, or nobody. */
export type DemoKind = 'none' | DemoTable['passwords']
