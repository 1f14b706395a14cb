// Word beside a thumb when a press had no effect.
export const droppedPresses = {
  again: 'Counted once.',
  unanswered: 'Still saving…',
  slid: 'This just moved here. Press again if you meant it.',
}
