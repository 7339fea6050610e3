/** The person is a child. */
export const MINOR = [
  'i+am+AGE|im+AGE|~main+AGE',
  'AGE YEARS -ago -~pehle -experience|service|since|job|married',
  'AGE+YEARS|YEARS+AGE',
  'ME SCHOOL class|teacher|exam|boys|friends|~class',
  'adolescent|teen|teenage|teenager|minor|~nabalig|~kishori|~kishor|schoolgirl|schoolboy|~bachchi|~bachi|~bachcha|~bacha|child|kid -as+child|abuse+history',
  'grandson|granddaughter|son|daughter|boy|girl|~ladki|~ladka|~beti|~beta|niece|nephew AGE',
] as const
