import { Avatar } from '@pulli/ui/avatar/avatar.tsx'

/** Imported on demand, with the code that draws it. */
export default function MemberAvatar({ seed }: { seed: string }) {
  return <Avatar seed={seed} />
}
