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
  'How do I follow my order?': ['track order', 'order status', 'when will my laundry arrive'],
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
  'Is anything added to the prices?': ['is tax extra', 'gst included or not'],
  'Where do I find my invoice?': ['download bill', 'need a gst receipt', 'reciept for my order'],
  'Why do some items have two prices?': [
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
  'Is my washing mixed with other people’s?': [
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
  'The page doesn’t load or looks odd. What can I do?': ['website not opening', 'blank screen'],
  'I don’t get your emails.': ['not receiving mails', 'no confirmation email'],
  'Does it work on my phone?': ['do you have an android app'],
  'How much do you pay for a lost or damaged piece?': [
    'how much compensation will I get',
    'you lost my saree, what will you pay',
    'claim money for a burnt shirt',
    'when will my claim be decided',
  ],
  'How do you keep track of my clothes?': [
    'how do you know which clothes are mine',
    'where are my clothes',
    'who has my clothes right now',
    'are my clothes tagged',
    'custody of garments',
  ],
  'Do I have to approve a higher price?': [
    'you are asking me to approve a price',
    'approval request',
    'why did my total go up',
    'extra charge without asking',
  ],
  'Can I change the delivery time?': ['deliver it later', 'change delivery slot'],
  'Can I send a bag without counting the clothes?': ['just send a bag', 'do I have to count'],
  'Can I book for somebody else?': ['order for my parents', 'pickup from another person'],
  'When is my card charged?': ['when do you take the money', 'is my card safe'],
  'How do I get a refund?': ['money back', 'when will my refund arrive'],
  'How do I use a promo code?': ['coupon code', 'discount voucher not working', 'promo'],
  'How do loyalty points work?': ['what are points worth', 'redeem reward', 'loyalty tiers gold'],
  'How do I invite a friend?': ['referral', 'refer a friend'],
  'How do I cancel my Laundry Club plan?': [
    'cancel subscription',
    'stop my membership',
    'cancel my plan',
  ],
  'Can I pause or change my plan?': [
    'pause subscription',
    'upgrade plan',
    'I am on holiday for a month',
  ],
  'What happens to kilograms I don’t use?': ['unused kg', 'do kilos roll over'],
  'What are your opening hours and timings?': [
    'when are you open',
    'what time do you close',
    'timings',
  ],
  'Do you come on Sundays and holidays?': ['open on sunday', 'sunday pickup', 'diwali holiday'],
  'Can I bring my clothes to you?': ['drop off at the shop', 'where is your shop', 'walk in'],
  'Do you work for hotels, salons and offices?': [
    'laundry for my hotel',
    'company account',
    'corporate billing for our office',
  ],
  'Is there anything you don’t clean?': ['do you wash shoes', 'can you clean leather'],
  'Do you set cookies?': ['do you track me for ads'],
}

/** What was asked, and the question that answers it. */
export const ASKED_QUESTIONS = Object.entries(ASKED).flatMap(([answer, asked]) =>
  asked.map((words) => ({ words, answer })),
)
