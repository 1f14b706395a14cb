/** The content of a claim's evidence: plain data, because it is drawn in a separate thread. */

export interface EvidencePages {
  title: string
  /** What the claim is called. */
  claim: string
  laundry: string
  /** When it was made, as it is written. */
  day: string
  foot: string
  /** To be counted. */
  page: string
  sections: readonly Section[]
  /** JPEG files. */
  images: readonly Uint8Array[]
}

export interface Section {
  heading: string
  blocks: readonly Block[]
}

export type Block =
  | { kind: 'facts'; facts: readonly { name: string; value: string }[] }
  | { kind: 'text'; text: string; isStrong?: boolean }
  | { kind: 'sums'; sums: readonly Sum[] }
  | { kind: 'entries'; entries: readonly Entry[] }
  | { kind: 'photos'; photos: readonly Photo[] }

export interface Sum {
  name: string
  /** Below the name; empty for none. */
  detail: string
  /** As people write it. */
  amount: string
  isTotal?: boolean
}

/** An entry of the chain, or a message. */
export interface Entry {
  /** Who, when. */
  head: string
  text: string
  /** What is beside it and was said or erased; one line each. */
  beside: readonly string[]
  /** Empty for a message. */
  hash: string
}

export interface Photo {
  caption: string
  /** As it is written. */
  at: string
  /** Which of the images; null where it was erased, which `caption` doesn't say. */
  image: number | null
  erased: string
}
