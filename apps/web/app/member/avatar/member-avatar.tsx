import { Avatar } from '@pulli/ui/avatar/avatar.tsx'

/** Drawn when all else is there: what draws it is fetched for it alone. */
export default function MemberAvatar({ seed }: { seed: string }) {
  return <Avatar seed={seed} />
}
