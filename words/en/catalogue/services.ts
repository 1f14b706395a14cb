// The laundry's services: names and descriptions.
import { SERVICES, type ServiceId } from '#domain/catalogue/catalogue.ts'

export const services = {
  names: Object.fromEntries(SERVICES.map(({ id, name }) => [id, name])) as Readonly<
    Record<ServiceId, string>
  >,
  /** One short sentence each, for cards. */
  descriptions: {
    'wash-fold': 'Everyday clothes, washed fresh and folded neatly.',
    'dry-cleaning': 'Gentle cleaning for suits, sarees and everything delicate.',
    ironing: 'Crisp, crease-free and ready to wear.',
    'special-care': 'Patient handwork for the pieces you treasure most.',
    'home-textiles': 'Fresh curtains, bedding and cushions for your home.',
    accessories: 'Shoes, bags and finishing touches, good as new.',
  } satisfies Record<ServiceId, string>,
}
