import type { WhoseRows } from '@pulli/data/data-rights/list-held-rows.ts'
import type { SignedInMember } from '@pulli/data/members/find-member-by-access-token.ts'
import { phoneHash } from '#keys/keyed-hash.ts'
import type { Keys } from '#keys/keys.ts'

type Whose = Pick<SignedInMember, 'memberId' | 'phone' | 'pseudonym' | 'status'>

/** In which ways a row can be a member's: their number stands as a hash under each accepted key. */
export const whoseRows = ({ memberId, phone, pseudonym, status }: Whose, keys: Keys): WhoseRows => ({
  memberId,
  phone,
  pseudonym,
  holdsNumber: status === 'active',
  phoneHashes: keys.accepted.map((key) => phoneHash(key, phone)),
})
