// The console's pages about companies, and a company's own page.
import type { CompanyPaymentMethod, AccountEntryKind } from '#domain/companies/company-account.ts'

/** Sums are written, "₹1,250"; days as people read them. */
interface Sum {
  readonly sum: string
}

export const companiesScreen = {
  title: 'Companies',
  loading: 'Loading the companies',
  notLoaded: 'The companies couldn’t be loaded.',
  none: 'No companies yet',
  noneText:
    'For hotels, salons and offices: several people order, and one invoice a month is paid.',
  add: 'Add a company',
  owes: 'Owes',
  limit: 'Credit limit',
  overdue: ({ sum }: Sum) => `${sum} overdue`,
  credit: ({ sum }: Sum) => `${sum} credit`,
  added: ({ name }: { readonly name: string }) => `${name} is added.`,
  saving: 'Saving…',
  close: 'Close',
  save: 'Save changes',
  notSaved: 'That couldn’t be saved. Please try again.',
  saved: 'Saved.',
}

export const companyFactsForm = {
  title: 'Details',
  intro: 'Invoices already issued stay as they are.',
  name: 'Name',
  gstin: 'GSTIN',
  gstinHint: '15 characters, as on its registration. It is printed on its invoices.',
  billingAddress: 'Billing address',
  email: 'Email for invoices and reminders',
  addresses: 'Delivery addresses',
  addressLabel: ({ count }: { readonly count: number }) => `Name of address ${count}`,
  address: ({ count }: { readonly count: number }) => `Address ${count}`,
  addAddress: 'Add an address',
  removeAddress: ({ label }: { readonly label: string }) => `Remove ${label || 'this address'}`,
}

export const companyScreen = {
  title: 'Company',
  loading: 'Loading the company',
  notLoaded: 'The company couldn’t be loaded.',
  unknown: 'There is no such company',
  unknownText: 'The address may be mistyped.',
  all: 'All companies',

  account: 'Account',
  owes: 'Owes',
  credit: 'Has a credit of',
  limit: 'Credit limit',
  left: 'Credit left',
  overdue: 'Overdue',
  noAccount: 'Nothing can go on account: the limit is ₹0. Set a limit below.',
  aboveLimit:
    'The company owes more than its limit, so nothing more goes on account until it pays.',

  remind: 'Send a reminder',
  reminded: ({ email }: { readonly email: string }) => `A reminder goes to ${email}.`,
  takePayment: 'Take a payment',
  payMethods: { cash: 'Cash', upi: 'UPI', transfer: 'Bank transfer' } satisfies Readonly<
    Record<CompanyPaymentMethod, string>
  >,
  how: 'How it was paid',
  amount: 'Amount, ₹',
  reference: 'Reference',
  referenceHint: 'Such as the transfer’s number.',
  beyond: ({ sum }: Sum) => `${sum} more than it owes. The rest is kept as credit.`,
  paid: ({ sum }: Sum) => `${sum} taken.`,
  taking: 'Taking…',

  people: 'People',
  peopleIntro: 'They order at the company’s prices, and on its account.',
  noPeople: 'No people yet.',
  contact: 'Email or phone number',
  contactHint: 'Of a customer who has an account, or whom the counter has added.',
  isInvited: 'Invited: orders for the company once the email is confirmed. We mailed a link there.',
  isStaff: 'Works at the laundry now.',
  seesAccount: 'Sees the statement and invoices',
  addPerson: 'Add this person',
  remove: 'Remove',
  removeWho: ({ name }: { readonly name: string }) => `Remove ${name}`,
  removeText: 'From then on they order for themselves. Earlier orders stay with the company.',
  keep: 'Keep',
  personAdded: 'They can order for the company now.',
  personRemoved: ({ name }: { readonly name: string }) => `${name} is removed.`,

  prices: 'Prices',
  pricesIntro:
    'A special price is charged as it is; everything else is the list price less the percentage.',
  percentOff: 'Percent off',
  ownByPercent: 'Change special prices by percent',
  ownByPercentHint: ({ count }: { readonly count: number }) =>
    `Such as 5 or −10, for ${count === 1 ? 'its one special price' : `all ${count} special prices`}, each rounded to whole rupees.`,
  changeOwn: 'Work out',
  ownWorkedOut: ({ count }: { readonly count: number }) =>
    `${count === 1 ? 'One price is' : `${count} prices are`} worked out. Save to charge them.`,
  itemPrice: ({ item }: { readonly item: string }) => `${item}, ₹`,
  usual: ({ sum }: Sum) => `Usual price ${sum}`,
  service: 'Service',

  terms: 'Terms',
  termsIntro: 'A lower limit doesn’t change what is owed; it stops further orders on account.',
  termsLimit: 'Credit limit, ₹',
  paymentDays: 'Days to pay an invoice',
  blocksOverdue: 'Nothing more on account while an invoice is overdue',

  invoices: 'Invoices',
  noInvoices:
    'The first one is made on the first of next month, once an order on account is completed.',
  invoiceOf: ({ month }: { readonly month: string }) => `Orders of ${month}`,
  open: ({ sum, day }: Sum & { readonly day: string }) => `${sum} due by ${day}`,
  paidWhole: 'Paid',
  credited: ({ sum }: Sum) => `${sum} credited`,
  remindedOn: ({ day }: { readonly day: string }) => `Reminded on ${day}`,

  undo: 'Undo',
  undoWhat: ({ sum }: Sum) => `Undo the payment of ${sum}`,
  undoText:
    'For a payment that was recorded by mistake. It stays on the statement, and the company owes that much more.',
  undone: ({ sum }: Sum) => `The payment of ${sum} is undone.`,
  statement: 'Statement',
  statementLoading: 'Loading the statement',
  statementNotLoaded: 'The statement couldn’t be loaded.',
  noStatement: 'No entries on the account yet.',
  day: 'Day',
  what: 'What',
  sum: 'Amount',
  owed: 'Owed',
  /** `text`: an order's number, or how it was paid. */
  entry: ({ kind, text }: { kind: AccountEntryKind; text: string }) =>
    ({
      order: `Order ${text}`,
      refund: `Refund for order ${text}`,
      payment: text,
      undone: `${text}: undone, recorded by mistake`,
    })[kind],
}
