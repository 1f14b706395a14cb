// Riders of stops, for staff who plan the run.
const stopsText = (count: number) => (count === 1 ? '1 stop' : `${count} stops`)

export const stopsWithoutRider = {
  /** The choice of stops on the run sheet. */
  show: 'No rider',
}

/** What a rider reads when the laundry changes their run. */
export const ownRunChanges = {
  added: ({ count }: { readonly count: number }) => `${stopsText(count)} added to your run`,
  removed: ({ count }: { readonly count: number }) => `${stopsText(count)} taken off your run`,
}

/** On a delivery that another rider makes than the one who has the clothes. */
export const clothesWithRider = {
  still: ({ name }: { readonly name: string }) => `${name} still has the clothes of this stop.`,
}

const ordersText = (count: number) => (count === 1 ? '1 order' : `${count} orders`)
const unitsText = (count: number) => (count === 1 ? '1 bag or item' : `${count} bags and items`)

type Named = { readonly name: string }

/** What a rider holds, and handing it over. */
export const runHandOver = {
  open: 'Hand over a run',
  title: 'Hand over a run',
  about: 'For a rider who can’t go on. Both hear of it at once. Stops that are done stay theirs.',
  from: 'Whose run',
  chooseFrom: 'Choose whose run…',
  to: 'New rider',
  chooseTo: 'Choose a rider…',
  nobody: 'No rider for now',
  /** Beside another decision about the rider, where nothing need be handed over. */
  later: 'Decide later: no rider for now',
  submit: 'Hand over',
  busy: 'Handing over…',
  failed: 'The run couldn’t be handed over. Please try again.',
  loading: 'Loading what they hold',
  notLoaded: 'What they hold couldn’t be loaded.',
  ridersFailed: 'The riders couldn’t be loaded.',
  holds: ({ name }: Named) => `${name} still has:`,
  stops: ({ count }: { readonly count: number }) => stopsText(count),
  inVan: ({ orders, units }: { readonly orders: number; readonly units: number }) =>
    units === 0
      ? `${ordersText(orders)} in the van`
      : `${ordersText(orders)} in the van, ${unitsText(units)}`,
  pickedUp: ({ count }: { readonly count: number }) => `${ordersText(count)} picked up today`,
  cash: ({ sum }: { readonly sum: string }) => `${sum} in cash`,
  nothing: ({ name }: Named) => `${name} has no stops or clothes left to hand over.`,
  withClothes: ({ name }: Named) => `${name} takes over what is in the van`,
  withClothesHint: 'Tick this if it changes hands now. It is recorded for each order.',
  clothesStay: ({ name }: Named) =>
    `What is in the van stays with ${name}, and the stops say so until you hand it over.`,
  cashStays: ({ name, sum }: Named & { readonly sum: string }) =>
    `The ${sum} in cash stays with ${name} until it is handed in and counted.`,
  bring: 'Check that the clothes picked up today reach the laundry.',
  done: ({ count, to }: { readonly count: number; readonly to: string | null }) =>
    to !== null && count === 0
      ? `What was in the van is with ${to} now`
      : to === null
        ? `${stopsText(count)} ${count === 1 ? 'has' : 'have'} no rider now`
        : `${stopsText(count)} handed over to ${to}`,
}

/** Telling customers that a rider is late. */
export const runningLate = {
  open: 'Running late',
  title: 'Running late',
  about: 'Tells the customers this rider still has to see today, once. Their times move with it.',
  rider: 'Rider',
  chooseRider: 'Choose a rider…',
  late: 'How late',
  minutes: ({ minutes }: { readonly minutes: number }) => `About ${minutes} minutes`,
  submit: 'Tell the customers',
  busy: 'Telling them…',
  failed: 'The customers couldn’t be told. Please try again.',
  told: ({ told }: { readonly told: number }) =>
    told === 1 ? '1 customer hears it in a minute.' : `${told} customers hear it in a minute.`,
  takeBack: 'Take back',
  close: 'Close',
  undoFailed: 'It couldn’t be taken back. Please try again.',
}
