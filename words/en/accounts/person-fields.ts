// Contact fields of a person.
export const personFields = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
}
