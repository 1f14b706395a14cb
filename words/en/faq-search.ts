// What is near a word when somebody searches the questions: words that say nothing, and words that say the same.

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
  'home away absent nobody guard security neighbour watchman office leave left',
  'damage tear torn stain burn burnt hole shrink shrunk bleed bled ruin spoil broken missing lose lost wrong complain refund',
  'pay upi cash card gpay phonepe paytm cod wallet credit debit',
  'gst tax vat',
  'invoice bill receipt',
  'cheap discount offer less differ different price shop',
  'online website site',
  'account register registration sign signup guest member compulsory',
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
].map((line) => line.split(' '))
