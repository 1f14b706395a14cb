// Line under an address: its PIN code is in the service area or not.
interface Code {
  readonly pin: string
}

export const coverageLine = {
  notChecked: ({ pin }: Code) =>
    `We couldn’t check ${pin}. You can continue; we’ll check it again with your order.`,
  retry: 'Retry',
  /** `message`: the server's answer. */
  checked: ({ pin, message }: Code & { readonly message: string }) => `${pin}: ${message}`,
}
