// Field errors of webhooks: in the form, and in answers.

export const urlNeeded = 'Please give the address, such as https://example.com/hooks.'
export const urlTooLong = 'An address can have at most 1,000 characters.'
export const badUrl =
  'This is not an address that can be sent to: it begins with https:// and has no name and password in it.'
export const badWebhookType = 'There is no such type of webhook.'
export const webhookTypesNeeded = 'types must be a list.'
export const enabledNeeded = 'enabled must be true or false.'
export const badDeliveryState = 'state must be waiting, delivered or failed.'
export const sinceNeeded = 'since must be an instant, ISO 8601.'
