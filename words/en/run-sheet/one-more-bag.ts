// A bag that no order knows of, in the riders' app.

const bagsText = (bags: number) => (bags === 1 ? '1 bag' : `${bags} bags`)

export const oneMoreBag = {
  open: 'One more bag',
  service: 'What is it for?',
  whose: 'Whose is it?',
  neighbours: 'A neighbour’s',
  giverName: 'Neighbour’s name',
  giverPhone: 'Neighbour’s mobile number',
  neighbourNeeded: 'Type the neighbour’s name and mobile number.',
  serviceNeeded: 'Choose what the bag is for.',
  done: ({ bags }: { readonly bags: number }) => `Take ${bagsText(bags)} along`,
  taken: ({ bags, service }: { readonly bags: number; readonly service: string }) =>
    `${bagsText(bags)}, ${service}`,
}
