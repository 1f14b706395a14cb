// The setting of where the online price is charged.

export const onlinePriceScreen = {
  title: 'Online prices',
  hint: 'Orders taken at the counter or by phone are charged list prices, and your price list says so. Turn this on to charge the online price everywhere.',
  label: 'Charge the online price everywhere',
  loading: 'Loading the online price setting',
  failed: 'The online price setting couldn’t be loaded.',
  done: 'The online price setting is saved.',
}
