// The word beside a thumb when a press did nothing.
export const droppedPresses = {
  again: 'Counted once.',
  unanswered: 'Still saving…',
  slid: 'This just moved here. Press again if you meant it.',
}
