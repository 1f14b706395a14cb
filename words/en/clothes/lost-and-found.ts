// Page of lost and found things.
import type { TouchKind, UnitKind } from '#domain/clothes/custody.ts'
import type { Suspicion } from '#domain/clothes/suspects.ts'

const KINDS: Readonly<Record<UnitKind, string>> = { bag: 'Bag', item: 'Item' }

const SEEN: Readonly<Record<TouchKind, string>> = {
  received: 'counted in',
  packed: 'packed',
  returned: 'taken back',
  skipped: 'sent on without being packed',
  handed_out: 'handed over',
  moved: 'put',
  listed: 'taken out of a bag',
  found: 'found',
  described: 'described',
  corrected: 'given a new tag',
}

const SUSPICIONS: Readonly<Record<Suspicion, string>> = {
  scanned: 'their tags were scanned together',
  machine: 'in the same machine within the hour',
  rack: 'on the same rack that day',
  packed: 'packed within the hour by the same colleague',
  handed_out: 'handed over within the hour by the same colleague',
  received: 'counted in within the hour by the same colleague',
  name: 'the same first name',
}

interface Thing {
  what: string | null
  kind: UnitKind
  unit: number
}

const thing = ({ what, kind, unit }: Thing) => what ?? `${KINDS[kind]} ${unit}`

const by = (name: string | null) => (name === null ? '' : ` by ${name}`)

export const lostAndFound = {
  scan: 'Found something? Scan its tag, or type its 8 characters',
  onNothing: ({ code }: { code: string }) =>
    `Tag ${code} isn’t on anything yet. Look for its order by what it is.`,
  title: 'Lost and found',
  about: 'Missing pieces stay here until they are found or given up.',
  loading: 'Loading missing pieces',
  notLoaded: 'Missing pieces couldn’t be loaded.',
  notSaved: 'That was not saved. Please try again.',

  nothing: 'Nothing is missing',
  nothingHint:
    'If you can’t find a piece of an order, report it on the page of the order’s clothes.',
  toPlant: 'To the plant’s list',

  missing: 'Missing',
  thing,
  /** The order's number follows. */
  ofOrder: ({ name, kind, unit }: { name: string } & Omit<Thing, 'what'>) =>
    `${KINDS[kind]} ${unit} of ${name === '' ? '' : `${name}’s `}order`,
  since: ({ when, by: who }: { when: string; by: string | null }) =>
    `Since ${when}${who === null ? '' : `, reported${by(who)}`}`,
  seen: (seen: { kind: TouchKind; when: string; by: string | null; spot: string | null }) =>
    `Last ${SEEN[seen.kind]}${seen.spot === null ? '' : ` at ${seen.spot}`}${by(seen.by)}, ${seen.when}`,
  suspects: 'Look among these first',
  noSuspects: 'Nothing points to another order.',
  suspicions: (all: readonly Suspicion[]) => all.map((each) => SUSPICIONS[each]).join(', '),
  found: 'Found',
  saving: 'Saving…',
  giveUp: 'Give up',
  giveUpTitle: 'Give up looking?',
  giveUpAbout:
    'The customer reads the reason on their order. If it turns up later, mark it as found.',
  giveUpReason: 'Reason',
  keepLooking: 'Keep looking',
  write: 'Write to the customer',
  draft: (lost: Thing & { number: string }) =>
    `One piece of your order ${lost.number} isn’t where it should be: ${thing(lost)}. We are looking for it now, and will write to you as soon as we know more.`,

  /** Things without a tag, of which nobody knows whose they are. */
  things: {
    found: 'Found something without a tag?',
    title: 'Record what you found',
    about: 'It stays here until we know whose it is.',
    what: 'What it is',
    whatHint:
      'Such as “grey sock, left one”. Missing pieces with similar names are shown beside it.',
    where: 'Where it was found',
    whereHint: 'Such as “under machine 2”.',
    missing: { what: 'Please say what it is.', where: 'Please say where it was found.' },
    keep: 'Keep it here',
    neverMind: 'Never mind',
    list: 'Found, owner unknown',
    none: 'Nothing here without an owner.',
    loading: 'Loading found things',
    notLoaded: 'Found things couldn’t be loaded.',
    since: ({ where, when, by: who }: { where: string; when: string; by: string | null }) =>
      `${where}. Found${by(who)}, ${when}`,
    photo: ({ what }: { what: string }) => `Photo of ${what} (opens in a new tab)`,
    alike: 'It may be one of these',
    noneAlike: 'No missing piece has a similar name.',
    isIt: 'This is it',
    /** Behind the button’s word, for those who only hear it. */
    isItOf: ({ what, number }: { what: string; number: string }) => `: ${what} of order ${number}`,
    another: 'It is another missing piece',
    choose: 'Choose what it is',
    of: ({ number, name }: { number: string; name: string }) =>
      name === '' ? `order ${number}` : `${name}’s order ${number}`,
    putAside: 'Put aside',
    aside: ({ count }: { count: number }) => `Put aside (${count})`,
    asideSince: ({ when }: { when: string }) => `Put aside ${when}`,
    given: 'Found',
    givenText: ({ what, number }: { what: string; number: string }) =>
      `${what} is found. It goes with order ${number}.`,
  },

  back: 'Found after the order had left',
  returnedToCustomer: 'Returned to the customer',
  draftFound: (found: Thing & { number: string }) =>
    `We have found it: ${thing(found)} of your order ${found.number} is here, clean and safe. Tell us when it suits you, and we’ll bring it at no charge.`,
}
