// Whether an address is served.

/** Said of an address without a pin code. */
export const pinNeeded = 'Please add your pin code to the address, so that we know we serve it.'
