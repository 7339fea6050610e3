import { ShareList } from './share-list.tsx'

export const examples = {
  'four places': (
    <ShareList
      label="Share this article"
      items={[
        { href: 'https://wa.me/', label: 'Share on WhatsApp', icon: 'whatsapp' },
        { href: 'https://facebook.com/', label: 'Share on Facebook', icon: 'facebook' },
        { href: 'https://x.com/', label: 'Share on Twitter', icon: 'twitter' },
        { href: 'https://linkedin.com/', label: 'Share on LinkedIn', icon: 'linkedin' },
      ]}
    />
  ),
}
