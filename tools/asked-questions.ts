// Questions as customers of laundries ask them, in their own words and with their slips, and the question of
// content/faq.md that answers each.

const ASKED: Readonly<Record<string, readonly string[]>> = {
  'How do I schedule a pickup?': [
    'how to book a pickup',
    'I want to place an order',
    'how do i request a wash',
    'arrange collection of clothes',
  ],
  'Can I change or cancel an order?': [
    'cancel my order',
    'reschedule pickup to tomorrow',
    'can i postpone the pickup',
    'I booked by mistake, call it off',
    'change the time slot',
    'cancelation charges',
  ],
  'How do I follow my order?': [
    'where are my clothes',
    'track order',
    'order status',
    'when will my laundry arrive',
  ],
  'What if I am not at home?': [
    'I will be out when the rider comes',
    'can I leave the bag with security',
    'nobody home at pickup time',
    'away at office during delivery',
  ],
  'Something is missing or damaged. What now?': [
    'you lost my shirt',
    'my saree is torn',
    'stain on my white kurta',
    'refund for damaged clothes',
    'colour bled and ruined my dress',
    'wrong clothes delivered',
    'sock missing',
  ],
  'Can I talk to a person?': [
    'I want to talk to a person',
    'speak to a human',
    'call customer care',
    'live agent please',
    'how can I contact you',
    'grievance officer',
    'connect me to an executive',
  ],
  'How can I pay?': [
    'payment options',
    'do you take gpay',
    'phonepe or paytm',
    'cash on delivery available?',
    'credit card accepted',
  ],
  'Do the prices include GST?': ['is tax extra', 'gst included or not'],
  'Where do I find my invoice?': ['download bill', 'need a gst receipt', 'reciept for my order'],
  'Why is ordering online cheaper for some items?': [
    'why is shop price different from website price',
    'online discount',
  ],
  'Do I need an account?': [
    'order without signing up',
    'is registration compulsory',
    'guest checkout',
  ],
  'I forgot my password. What can I do?': ['cant log in', 'reset pasword', 'login not working'],
  'How do I change my name, phone or email?': [
    'update mobile number',
    'edit my profile',
    'new email id',
  ],
  'Can you erase my account?': [
    'delete my data',
    'close account permanently',
    'unsubscribe and remove me',
  ],
  'How long does it take?': [
    'how many days for dry cleaning',
    'same day service',
    'turnaround time',
    'urgent wash needed',
  ],
  'Is there a minimum order?': ['minimum weight', 'can i give only 1 kg', 'least amount'],
  "Is my washing mixed with other people's?": [
    'are clothes washed together with others',
    'separate machine for hygiene',
  ],
  'Can I ask for something special?': [
    'no starch please',
    'shirts on hanger',
    'allergic to detergent',
  ],
  'Where do you pick up?': [
    'do you serve whitefield',
    'is my area covered',
    'service available in 560038',
  ],
  "The page doesn't load or looks odd. What can I do?": ['website not opening', 'blank screen'],
  "I don't get your emails.": ['not receiving mails', 'no confirmation email'],
  'Does it work on my phone?': ['do you have an android app'],
  'Do you set cookies?': ['do you track me for ads'],
}

/** What was asked, and the question that answers it. */
export const ASKED_QUESTIONS = Object.entries(ASKED).flatMap(([answer, asked]) =>
  asked.map((words) => ({ words, answer })),
)
