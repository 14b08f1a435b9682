/** Code points (security-and-faults.md 6); the limit bounds the time to hash. */
const passwordMinimum = 8;
export const passwordLimit = 128;

export type PasswordProblem = "tooShort" | "tooLong" | "common";

export function refusePassword(password: string, contact = ""): PasswordProblem | null {
  const length = [...password].length;
  if (length < passwordMinimum) return "tooShort";
  if (length > passwordLimit) return "tooLong";
  if (password.includes("\0")) return "common";
  const plain = password.trim().toLowerCase();
  const isOneLetter = new Set(plain).size <= 1;
  const isContact =
    contact !== "" &&
    (plain === contact || plain === contact.split("@")[0] || plain === contact.replace(/^\+251/, "0"));
  return isOneLetter || isContact || commonPasswords.has(plain) ? "common" : null;
}

/** Only passwords of eight code points or more: shorter ones are refused anyway. */
const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 9876543210 87654321 11223344 1122334455
  12341234 123123123 123321123 147258369 159753456 11111111 00000000 88888888 12344321 123454321 102030405060
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass1234 pass12345 mypassword
  qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12 qwer1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 asdfghjk asdfghjkl
  asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 abcdefgh abcd1234 abc12345 abc123456 a1234567 a12345678 a123456789 aa123456
  aa12345678 iloveyou iloveyou1 sunshine princess football baseball superman starwars trustno1 whatever computer
  internet letmein1 welcome1 welcome123 admin123 admin1234 administrator changeme changeme123 secret123 master123
  dragon123 monkey123 michael1 jennifer samsung1 samsung123 facebook google123 liverpool chelsea1 arsenal1 manchester
  ethiopia ethiopia1 ethiopia12 ethiopia123 ethiopian habesha1 habesha123 addisababa addis123 addis1234 lalibela
  gulit123 gulit1234 jesus123 jesuschrist jesusislord godisgood godislove mariam123 selam123 selam1234 iloveyou123
  test1234 testtest test12345 guest123 user1234 default1 temp1234 hello123 hello1234 love1234`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
