import { Avatar } from './avatar.tsx'

export const examples = {
  'two people': ['meera', 'arjun'].map((seed) => <Avatar key={seed} seed={seed} />),
}
