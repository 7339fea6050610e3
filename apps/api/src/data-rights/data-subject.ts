import type { DataSubject } from '@pulli/data/data-rights/personal-data.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { phoneHash } from '#keys/keyed-hash.ts'
import type { Keys } from '#keys/keys.ts'

type Whose = Pick<SignedInMember, 'memberId' | 'phone' | 'pseudonym' | 'status'>

/** The keys that a member's rows can have. The number is hashed with each accepted key. */
export const dataSubjectOf = ({ memberId, phone, pseudonym, status }: Whose, keys: Keys): DataSubject => ({
  memberId,
  phone,
  pseudonym,
  holdsNumber: status === 'active',
  phoneHashes: keys.accepted.map((key) => phoneHash(key, phone)),
})
