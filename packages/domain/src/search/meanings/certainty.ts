/** Meanings that no other words take back. */
export const CERTAIN = [
  'WANT DYING -INSECT -lyrics|movie',
  'KILL SELF',
  'NOT JEENA -MOVIE',
  'JAAN+GIVE|~apni+~jaan -~chai|~jalebi|~pehchan|~dekh',
  'MAR ~jau|~jaun|~jana|~jaunga|~jaungi -LAUGH -SHAME -INSECT',
  'DEATH ~aa+~jaye|~aaye|~aa+~jati|~aajaye ~accha|~behtar|~theek|~sukoon|~kaash -INSECT',
  'SUICIDE I|ME|WANT|~karna|~kar|FRIEND',
  'END LIFE I|ME|WANT|~apni|THINK -back',
  'SELF_HARM I|ME',
  'better+off dead|DIE|WITHOUT_ME',
  'RELATIVE MARTA ~mujhe|me|my -DONE',
  'husband|wife|father|mother|boyfriend beats|hits|slaps|rapes me|my',
  'uncle|teacher|sir|cousin|stepfather touched|touches|molested me|my',
  'rat+poison|ratpoison|sulphas|sulfas|celphos -FARM -STUDY -MOVIE',
  'drank|drunk|swallowed TOXIC|spray -WILL|WANT',
  'FIELD_MEDICINE SWALLOWED|~gatak -~kitni|~kab|~samay',
  'CHILD TOXIC|camphor|mothballs|naphthalene|~kapoor|remover SWALLOWED -FOOD',
  'PARENT|~sir|sir ~touch|touch ~kiya|~karta|~karte|~kar -screen|MOVIE',
  'CHILD ~saath ~galat|~ganda -~order|~number',
  'FRIEND PLACE_OF_DEATH ~railing|railing|ledge|~kinare|~munder -photo|~photo|selfie',
  'GAS_OR_WIRE -cycle|notes|chemistry|bill|meter',
  'active|passive|denies|reports|endorses si',
  'OVERDOSE',
  'POISON_ALONE|PILLS SWALLOWED ~maine|~usne|I|MANY -vitamin',
] as const

/** Wishes to die if the words around them say so too. */
export const HINTED = [
  'PLACE_OF_DEATH STANDS THINK|~roz|every|alone|night|now|ME|FRIEND|listening|anger|~gusse -picnic|house|temple|photo|yoga|evening+walk',
  'C_HANDOVER C_ME|C_HE|C_KIN -birthday|gift|refund|exam|orphanage|charity|donate|thankful',
  'C_FINISH C_HE -exam|work|school|homework|match|shift|call',
  'C_FINISH C_ME -exam|work|school|homework|match|shift|call|lockdown|period|hurting',
  'C_DEADLY C_HE|C_SOON -clean|cook|fish|swim',
  'C_FAREWELL C_FINISH',
  'C_HANDOVER C_LEAVING|C_FINISH|C_DEATH|C_FAREWELL',
  'MEANS INTENT ME|FRIEND -clean|cook|fish|swim|doctor|prescribed|picnic|house',
] as const
