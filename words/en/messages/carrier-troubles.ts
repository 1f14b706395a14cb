// What holds up a channel, above the pages of the outbox.
export const carrierTroubles = {
  label: 'What to mend',
  ofChannel: ({ messages }: { readonly messages: string }) => `${messages} don’t get through`,
  ofText: ({ text, messages }: { readonly text: string; readonly messages: string }) =>
    `${messages} “${text}” don’t get through`,
  latest: ({ at }: { readonly at: string }) => `See the latest message, ${at}`,
  untilWhen:
    'This note goes away with the next message that gets through. To try, send yourself a test: All messages, Am I reachable?',
}
