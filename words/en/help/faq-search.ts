// Vocabulary of the FAQ search: stop words and synonyms.

/** Words that any question may hold. */
export const emptyWords: readonly string[] =
  `a about after all also am an and any are as at be been before but by can could did do does doing for from get give
  given go got had has have here how i if in into is it its just kindly let like may me my need no of on or our out
  please shall should so some than that the their them then there these they this those to too us use want was we
  were what when where which who why will with without would yes you your`.split(/\s+/)

/** Each line is about one thing: who types one of its words may look for an answer with another. */
export const sameMeaning: readonly (readonly string[])[] = [
  'talk speak chat call contact reach ring person human people somebody someone agent representative executive support care help complain complaint grievance escalate',
  'book schedule order place request arrange collect',
  'cancel abort mistake change move reschedule postpone shift',
  'follow track status arrive where',
  'home away absent out rider nobody guard security neighbour watchman office leave left',
  'damage tear torn stain burn burnt hole shrink shrunk bleed bled ruin spoil broken missing lose lost wrong complain refund',
  'pay upi cash card gpay phonepe paytm cod wallet credit debit',
  'gst tax vat',
  'invoice bill receipt',
  'cheap discount offer less differ different price shop',
  'online website site',
  'account register registration sign signing signup guest member compulsory',
  'password login log reset lock',
  'name phone mobile number email edit update profile',
  'erase delete remove close unsubscribe deactivate data',
  'long day hour turnaround fast quick urgent express same time',
  'minimum min least smallest weight kg only',
  'mix together separate hygiene other share',
  'special instruction starch hanger detergent fragrance allergic allergy fold softener',
  'pick area serve pin pincode locality city cover location service available',
  'page load open blank slow odd browser crash error',
  'email mail spam confirm confirmation inbox receive',
  'phone android iphone ios app',
  'cookie ad advertise advertising privacy track',
  'compensate compensation pay claim lose lost damage money worth much burn burnt',
  'tag track custody record trace mine which belong safe hand',
  'approve approval higher extra increase more ask total price',
  'deliver delivery change move later slot time',
  'count bag list',
  'parent mother father friend family person somebody someone behalf',
  'card charge debit safe security money take',
  'refund money back return',
  'promo coupon code voucher discount offer',
  'loyalty point reward redeem tier gold silver platinum',
  'invite referral refer friend share',
  'plan subscription membership club',
  'cancel stop end unsubscribe',
  'pause holiday vacation travel upgrade downgrade',
  'kilogram kilo kg unused left roll rollover expire',
  'open close hour timing time',
  'sunday holiday weekend festival diwali eid christmas closed',
  'bring drop walk shop counter store visit where find',
  'company hotel salon office corporate business b2b',
  'clean wash leather shoe shoes carpet curtain',
].map((line) => line.split(' '))
