// Test message that staff send to themselves.
export const reachabilityMessages = {
  'message.test': {
    title: 'Test message',
    message: 'You asked for this test. Messages from us reach you here.',
  },
}
