// Most common passwords, few enough for a browser to hold; the server has 10,000 more. Lower case, and only those
// long enough to be allowed.

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 password! password@123 password@1
  passw0rd p@ssword p@ssw0rd p@ssw0rd1 p@ssw0rd123 pass1234 pass@123 pass@1234 passpass
  mypassword newpassword changeme changeme1 changeme123 letmein1 letmein123 letmeinnow welcome1
  welcome12 welcome123 welcome@123 welcome1234 12345678 123456789 1234567890 0123456789
  12345678910 123456789a 123456789q 1234567a 12345678a 1234567q 123123123 12341234 12344321
  123454321 1234554321 123321123 123456123 12312312 11223344 1122334455 112233445566 11112222
  11111111 111111111 1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888
  888888888 99999999 999999999 00000000 000000000 0000000000 01234567 87654321 987654321
  9876543210 0987654321 98765432 1357924680 13579246 24681012 147258369 147852369 159357159
  159753159 741852963 789456123 7894561230 963852741 456123789 321321321 10203040 102030405060
  19841984 20202020 21212121 69696969 12121212 13131313 14141414 14789632 31415926 11235813
  99887766 55667788 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
  qwerty@123 qwertyqwerty qwer1234 qwerasdf qwe123qwe 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 !qaz2wsx 1qazxsw2 qazwsxedc qazwsx123
  asdfghjk asdfghjkl asdf1234 asdfasdf asdf123456 zxcvbnm1 zxcvbnm123 zxcvzxcv zxcvbnmm
  poiuytrewq lkjhgfdsa mnbvcxzlkj abcd1234 abcd@1234 abcd123456 abc12345 abc123456 abc123abc
  abcabcabc abcdefgh abcdefghi abcdefghij abcdabcd a1b2c3d4 a1b2c3d4e5 a1234567 a12345678
  a123456789 aa123456 aa12345678 aaaaaaaa aaaaaaaaaa aaaa1111 qqqqqqqq zzzzzzzz xxxxxxxx
  asdasdasd test1234 test12345 testtest testing1 testing123 demo1234 temp1234 user1234 guest123
  guest1234 admin123 admin1234 admin@123 admin12345 administrator adminadmin root1234 rootroot
  toor1234 default1 secret123 secret12 mysecret login123 access14 master123 superman superman1
  superman123 batman123 spiderman spiderman1 ironman1 starwars starwars1 pokemon1 pokemon123
  minecraft minecraft1 football football1 football123 baseball baseball1 basketball cricket1
  cricket123 liverpool liverpool1 arsenal1 chelsea1 manchester barcelona realmadrid iloveyou
  iloveyou1 iloveyou2 iloveyou123 iloveu123 loveyou1 loveyou123 lovelove forever1 sunshine
  sunshine1 princess princess1 princess123 princesa chocolate butterfly computer computer1
  internet internet1 whatever whatever1 trustno1 trustnoone jennifer jessica1 michelle michael1
  victoria samantha elizabeth alexander alexandra christian benjamin charlie1 jordan23 dragon123
  monkey123 shadow123 hello123 hello1234 hellohello helloworld blink182 corvette mercedes
  maverick midnight einstein creative rockstar diamond1 diamonds blessing blessed1 jesuschrist
  jesus123 angel123 babygirl babygirl1 beautiful sweetheart friends1 friendship google123
  facebook facebook1 samsung1 samsung123 iphone123 android1 windows10 microsoft linkedin
  dropbox1 india123 india1234 india@123 indian123 bharat123 jaihind1 jaihind123 mumbai123
  delhi123 bangalore bangalore1 bengaluru chennai123 hyderabad kolkata123 krishna1 krishna123
  shivshiv jaishreeram jaimatadi omnamahshivaya omsairam saibaba1 sairam123 ganesh123 ganpati1
  hanuman1 radheradhe harekrishna rahul123 sachin123 tendulkar priya123 rajesh123 kumar123
  sharma123 loveindia namaste1 namaste123 bismillah mohammed laundry1 laundry123 washline
  washline1 washline123 washandfold drycleaning cleanclothes
`
    .trim()
    .split(/\s+/),
)
