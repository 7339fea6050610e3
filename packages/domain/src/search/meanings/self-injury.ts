/** Injuries that people do to themselves. */
export const SELF_INJURY = [
  'SELF_HARM',
  'CUT SELF -cooking|kitchen|vegetable',
  'CUT|cuts WRIST -operation|surgery',
  'cuts forearm|superficial|arms|thighs|wrist',
  'CUT BODY I|WANT|~khud|~apni|~apna|~apne|my|keep|her|his|THINK|blade|~blade|RELIEF|~main|~li|~liya|~ki -accident|kitchen|cooking|vegetable|vegetables|hair|nail|nails|sabzi|~sabji -doctor|stitches',
  'CUT deep|deeper I|ME -budget|~bal|hair',
  'HURT SELF -feelings -knee|back|gym|cricket',
  'HEAD wall|~deewar|~diwar ~maar|~marta|~marti|bang|banging|hit|~patak|hitting|~patakta|~patakti|~peet',
  'compass|blade|cutter|pin ~haath|hand|arm|skin ~likha|wrote|write|carve|carved|~kured*',
  'HEAD bang|banging|~patak* BLOOD|until|till|daily|~roz',
  'blade|razor|~blade WRIST|BODY|SELF|RELIEF|CUT -shaving -runner -hair',
  'BLOOD RELIEF SEE|CUT|I',
] as const

/** Voices that command it. */
export const VOICES = [
  'VOICE SAYS SOMETHING_BAD|CUT|KILLS|DIE|~mujhe -app|recording|phone|call|~saaf',
  'VOICE KILLS|DIE|HURT|JUMP|DEATH -MOVIE',
  'hear|hears|~sunai|~sunti|~sunta|VOICE SAYS|calling|call|~bulati|~bula|~bulata ME|come|go|JUMP|SOMETHING_BAD -music|phone|podcast',
  'man|woman|someone|people|demon|devil|~shaitan head|~dimag SAYS|telling SOMETHING_BAD|JUMP',
] as const
