// Whether an address is served.

/** Said of an address without a PIN code. */
export const pinNeeded =
  'Please add your PIN code to the address, so that we can check that we serve your area.'
